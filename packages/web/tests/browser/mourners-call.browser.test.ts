import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { misfits, violations } from './kit/look.ts';
import { openMatch } from './kit/match.ts';
import { letPlay } from './kit/robot.ts';

const LONG = 300_000;

/** What lies before the player: the phase, and what is laid over the city. */
const faceOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const phase = document.querySelector('.tv-phase .on')?.textContent ?? '';
    const offer = [...document.querySelectorAll('.mc-offer > *')].map(
      ({ className }) => className.split(' ')[0],
    );
    return [phase, ...offer].join(' ');
  });

test(
  'five at a table of Mourners Call on a small phone: all fits and can be used by everybody, whatever is asked',
  async () => {
    const who = { width: 360, height: 740, language: 'it' } as const;
    const { page } = await openMatch({ game: 'mourners-call', seed: 7, people: [who], bots: 4 });
    const faces = new Set<string>();
    for (let answer = 0; answer < 70; answer++) {
      await page.locator('.tv[data-question], .tv[data-over]').waitFor();
      const face = await faceOf(page);
      if (!faces.has(face)) {
        faces.add(face);
        expect([face, await misfits(page)]).toEqual([face, []]);
        expect([face, await violations(page)]).toEqual([face, []]);
      }
      await letPlay(page, { most: 1, seed: answer });
    }
    expect(faces.size).toBeGreaterThan(7);
  },
  LONG,
);
