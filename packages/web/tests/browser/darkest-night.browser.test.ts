import { expect, test } from 'vitest';
import type { Who } from './kit/browser.ts';
import { misfits, violations } from './kit/look.ts';
import { openMatch } from './kit/match.ts';
import { shot } from './kit/shots.ts';

const LONG = 240_000;
const SCREENS: readonly Who[] = [
  { width: 360, height: 740, language: 'it' },
  { width: 768, height: 1024, language: 'en' },
  { width: 1440, height: 900, language: 'it' },
];

test.each(SCREENS)(
  'Darkest Night, $width wide ($language): everything fits and everybody can use it, from the first hero to the dice',
  async who => {
    const match = await openMatch({ game: 'darkest-night', seed: 11, people: [who] });
    for (const answers of [1, 8, 10]) {
      await match.play(answers);
      await match.page.locator('.tv[data-question], .tv[data-over]').waitFor();
      expect(await misfits(match.page)).toEqual([]);
      expect(await violations(match.page)).toEqual([]);
    }
    await shot(match.page, `darkest-night-${who.width}`);
  },
  LONG,
);

test('a custom power deck is built, explained and played; two people share four heroes as they like', async () => {
  const match = await openMatch({
    game: 'darkest-night',
    seed: 13,
    bots: 1,
    set: async page => {
      await page.locator('.new-table summary').click();
      await page.getByLabel(/^Mazzo Poteri Personalizzato/).check();
      await page.getByRole('button', { name: 'Costruisci un mazzo' }).click();
      const builder = page.locator('.dn-builder');
      await builder.getByText('Un mazzo di poteri ha 10 carte, non 0.').waitFor();
      await builder.getByRole('button', { name: 'Le sue dieci carte' }).click();
      await builder.getByLabel(/^Scatto/).uncheck();
      await builder.getByText('Un mazzo di poteri ha 4 poteri iniziali, non 3.').waitFor();
      await builder.locator('summary', { hasText: 'Mago' }).click();
      await builder.getByLabel(/^Invisibilità/).check();
      await builder.getByText('Il mazzo si può giocare.').waitFor();
      await builder.getByRole('button', { name: 'Salva e usa' }).click();
      await page.getByLabel('Eroe 2').selectOption('a');
      expect(await violations(page)).toEqual([]);
    },
  });
  await match.page.getByText('Cavaliere', { exact: true }).first().click();
  await match.page.keyboard.press('Space');
  await match.page.locator('.dn-choice', { hasText: 'Invisibilità' }).waitFor();
  await match.play(12);
  expect(await match.page.locator('.dn-dock .dn-sheet').count()).toBe(2);
});
