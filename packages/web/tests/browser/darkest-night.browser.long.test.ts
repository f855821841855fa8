import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { misfits, violations } from './kit/look.ts';
import { type MatchPlan, openMatch } from './kit/match.ts';
import { shot } from './kit/shots.ts';

const LONG = 900_000;
const GAME = 'darkest-night';

/** Switches on a mode in the new table's form. */
const withMode =
  (name: RegExp) =>
  async (page: Page): Promise<void> => {
    await page.locator('.new-table summary').click();
    await page.getByLabel(name).check();
  };

const phone = { width: 390, height: 844 } as const;
const MATCHES: readonly (readonly [string, MatchPlan])[] = [
  ['one person with four heroes', { game: GAME, seed: 3 }],
  [
    'three people, one of them on a phone and in English',
    { game: GAME, seed: 5, people: [{}, { language: 'en', ...phone }, {}] },
  ],
  [
    'a Necromancer player against a person with four heroes',
    {
      game: GAME,
      seed: 7,
      people: [{ language: 'en' }, phone],
      set: withMode(/^(Giocatore Negromante|Necromancer Player)/),
    },
  ],
];

test.each(MATCHES)(
  'a whole match of Darkest Night: %s',
  async (name, plan) => {
    const match = await openMatch(plan);
    for (const answers of [2, 12, 30]) {
      await match.play(answers);
      for (const { page } of match.people) {
        expect(await misfits(page)).toEqual([]);
        expect(await violations(page)).toEqual([]);
      }
    }
    await shot(match.page, `darkest-night-${name.split(' ')[0]}`);
    await match.play();
    for (const { page } of match.people) await page.locator('.tv[data-over]').waitFor();
  },
  LONG,
);
