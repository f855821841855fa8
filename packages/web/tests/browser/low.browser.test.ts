import { expect, test } from 'vitest';
import { DOORS } from '../../src/games/index.ts';
import { openMatch } from './kit/match.ts';
import { letPlay } from './kit/robot.ts';
import { inEach } from './kit/sizes.ts';

const LONG = 120_000;

/** A laptop's window at 200 %, and a phone on its side. */
const LOW = [
  { width: 720, height: 450 },
  { width: 844, height: 390 },
] as const;

/** Whether something that can be picked is in sight, if there is any such thing. */
const litInSight = (): boolean => {
  const lit = [...document.querySelectorAll('.tv-table .thing.is-lit, .tv-dock .thing.is-lit')];
  const drawn = lit.map(each => each.getBoundingClientRect()).filter(({ width }) => width > 0);
  return drawn.length === 0 || drawn.some(({ top, bottom }) => bottom > 0 && top < innerHeight);
};

test.each(DOORS.map(({ slug }) => slug))(
  '%s is played in a low window: it scrolls, and the question stays in sight',
  async slug => {
    const bots = slug === 'darkest-night' ? 0 : 1;
    const { page } = await openMatch({ game: slug, people: [LOW[0]], bots });
    for await (const { width, height } of inEach(page, LOW)) {
      expect(await letPlay(page, { most: 3 })).toBe(3);
      await page.locator('.tv[data-question]').waitFor();
      await expect.poll(() => page.evaluate(litInSight)).toBe(true);
      const seen = await page.evaluate(() => {
        scrollTo(0, 0);
        const edge = document.querySelector('.tv-edge')?.getBoundingClientRect();
        const dock = document.querySelector('.tv-dock')?.getBoundingClientRect();
        const { scrollHeight, scrollWidth } = document.documentElement;
        return { edge: edge?.bottom, dock: dock?.bottom, scrollHeight, scrollWidth };
      });
      expect(seen.edge).toBeLessThanOrEqual(height);
      expect(seen.dock).toBe(seen.scrollHeight);
      expect(seen.scrollHeight).toBeGreaterThan(height);
      expect(seen.scrollWidth).toBe(width);
    }
  },
  LONG,
);
