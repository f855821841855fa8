import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { misfits, violations } from './kit/look.ts';
import { openMatch } from './kit/match.ts';
import { letPlay } from './kit/robot.ts';
import { shot } from './kit/shots.ts';

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

/** What is offered under the button that folds it away. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fold = document.querySelector('.mc-offer .mc-fold')?.getBoundingClientRect();
    if (!fold) return [];
    return [...document.querySelectorAll<HTMLElement>('.mc-offered > *')].flatMap(card => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const isOver = left < fold.right && right > fold.left && top < fold.bottom && bottom > fold.top;
      return isOver ? [card.textContent] : [];
    });
  });

/** Enough of a match: the tithe has been bid for, and most other kinds of questions answered. */
const isEnough = (faces: ReadonlySet<string>): boolean =>
  faces.size > 7 && [...faces].some(face => face.includes('mc-altar'));

test.each([
  { width: 360, height: 740, language: 'it', bots: 4, seed: 4 },
  { width: 768, height: 1024, language: 'en', bots: 2, seed: 7 },
  { width: 1440, height: 900, language: 'en', bots: 3, seed: 7 },
] as const)(
  'Mourners Call at $width px with $bots others: all fits and can be used by everybody, whatever is asked',
  async ({ bots, seed, ...who }) => {
    const { page } = await openMatch({ game: 'mourners-call', seed, people: [who], bots });
    const faces = new Set<string>();
    for (let answer = 0; answer < 240 && !isEnough(faces); answer++) {
      await page.locator('.tv[data-question], .tv[data-over]').waitFor();
      const face = await faceOf(page);
      if (!faces.has(face)) {
        faces.add(face);
        expect([face, await misfits(page)]).toEqual([face, []]);
        expect([face, await covered(page)]).toEqual([face, []]);
        expect([face, await violations(page)]).toEqual([face, []]);
      }
      // A tithe that is never bid for in one match may be in the next.
      const over = page.locator('.tv[data-over]');
      if (await over.count()) {
        await page.locator('.tv-edge [data-main]').click();
        await over.waitFor({ state: 'detached' });
      } else await letPlay(page, { most: 1, seed: answer });
    }
    expect(isEnough(faces), [...faces].join('; ')).toBe(true);
  },
  LONG,
);

test('the log tells each phase once', async () => {
  const { page, play } = await openMatch({ game: 'mourners-call', bots: 1, people: [{ width: 1440 }] });
  await play(2);
  const told = page.locator('.log').getByText(/^Distribuzione dell’Etherea/);
  await told.first().waitFor({ state: 'attached' });
  expect(await told.count()).toBe(1);
});

test(
  'five at a table, one of them on a phone, play a match of Mourners Call to the end',
  async () => {
    const phone = { width: 390, height: 844, language: 'en' } as const;
    const { page, play } = await openMatch({ game: 'mourners-call', seed: 4, people: [phone], bots: 4 });
    await play();
    await page.locator('.tv[data-over]').waitFor();
    await shot(page, 'mourners-call-five-end');
    expect(await violations(page)).toEqual([]);
  },
  LONG,
);
