import { misfits, violations } from '@tavolata/web/test-kit/look';
import { type MatchPlan, openMatch } from '@tavolata/web/test-kit/match';
import { letPlay } from '@tavolata/web/test-kit/robot';
import { shot } from '@tavolata/web/test-kit/shots';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const LONG = 900_000;
/** Whoever waits while somebody else leads four heroes through a round waits long. */
const PATIENCE = 300_000;
const GAME = 'darkest-night';

/** Switches on a mode in the new table's form. */
const withMode =
  (name: RegExp) =>
  async (page: Page): Promise<void> => {
    await page.locator('.new-table summary').click();
    await page.getByLabel(name).check();
  };

const phone = { width: 390, height: 844 } as const;

/** Everything fits, and everybody can use it. */
async function isWell(page: Page): Promise<void> {
  expect(await misfits(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
}

test(
  'one person leads four heroes to the end, and everything fits all the way',
  async () => {
    const match = await openMatch({ game: GAME, seed: 3 });
    for (const answers of [2, 12, 30, 60]) {
      await match.play(answers);
      await isWell(match.page);
    }
    await shot(match.page, 'darkest-night-alone');
    await match.play();
    await match.page.locator('.tv[data-over]').waitFor();
    await isWell(match.page);
  },
  LONG,
);

const TOGETHER: readonly (readonly [string, MatchPlan])[] = [
  [
    'three people, one of them on a phone and in English',
    { game: GAME, seed: 5, people: [{}, { language: 'en', ...phone }, {}] },
  ],
  [
    'a person with four heroes against a Necromancer player on a phone',
    {
      game: GAME,
      seed: 7,
      people: [{ language: 'en' }, phone],
      set: withMode(/^(Giocatore Negromante|Necromancer Player)/),
    },
  ],
];

test.each(TOGETHER)(
  'a whole match of %s',
  async (name, plan) => {
    const match = await openMatch(plan);
    for (const { page } of match.people) await isWell(page);
    await Promise.all(match.people.map(({ page }, i) => letPlay(page, { seed: i + 1, patience: PATIENCE })));
    for (const { page } of match.people) {
      await page.locator('.tv[data-over]').waitFor();
      await isWell(page);
    }
    await shot(match.page, `darkest-night-${name.split(' ')[0]}`);
  },
  LONG,
);
