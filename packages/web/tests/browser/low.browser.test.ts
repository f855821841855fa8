import { expect, test } from 'vitest';
import { DOORS } from '../../src/games/index.ts';
import { openMatch } from './kit/match.ts';
import { letPlay } from './kit/robot.ts';

const LONG = 120_000;

/** A laptop's window at 200 %, and a phone on its side. */
const LOW = [
  { width: 720, height: 450 },
  { width: 844, height: 390 },
];

test.each(DOORS.flatMap(({ slug }) => LOW.map(size => ({ slug, ...size }))))(
  '$slug is played in a window $width wide and $height high: it scrolls, and the question stays in sight',
  async ({ slug, ...size }) => {
    const { page } = await openMatch({ game: slug, people: [size], bots: slug === 'darkest-night' ? 0 : 1 });
    expect(await letPlay(page, { most: 6 })).toBe(6);
    const seen = await page.evaluate(() => {
      scrollTo(0, 0);
      const edge = document.querySelector('.tv-edge')?.getBoundingClientRect();
      const dock = document.querySelector('.tv-dock')?.getBoundingClientRect();
      const { scrollHeight, scrollWidth } = document.documentElement;
      return { edge: edge?.bottom, dock: dock?.bottom, scrollHeight, scrollWidth };
    });
    expect(seen.edge).toBeLessThanOrEqual(size.height);
    expect(seen.dock).toBe(seen.scrollHeight);
    expect(seen.scrollHeight).toBeGreaterThan(size.height);
    expect(seen.scrollWidth).toBe(size.width);
  },
  LONG,
);
