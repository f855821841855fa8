import { darkestNight } from '@tavolata/darkest-night';
import { violations } from '@tavolata/web/test-kit/look';
import { openMatch } from '@tavolata/web/test-kit/match';
import { openPosition } from '@tavolata/web/test-kit/position';
import { shot } from '@tavolata/web/test-kit/shots';
import { DESK, PHONE } from '@tavolata/web/test-kit/sizes';
import { expect, test } from 'vitest';

const GAME = 'darkest-night';
const SHEET = 'dialog.inspect-dialog[open]';
const LIT = '.dn-choice.is-lit';

test('a hero to choose tells what he does: to a mouse that rests on him, and to the I key', async () => {
  const { page } = await openMatch({ game: GAME, people: [{ language: 'en', ...DESK }] });
  const one = page.locator(LIT).first();
  const name = (await one.getAttribute('data-name')) as string;
  await one.hover();
  await page.locator('.glance').getByText('more powers to learn').waitFor();
  await shot(page, `${GAME}-glance-draft`);
  await page.keyboard.press('i');
  await page.locator(SHEET).getByRole('heading', { name }).waitFor();
  expect(await violations(page)).toEqual([]);
});

test('on a phone the chosen hero is read before he is taken', async () => {
  const { page } = await openMatch({ game: GAME, people: [PHONE] });
  await page.locator(LIT).first().click();
  await page.getByRole('button', { name: 'Leggi', exact: true }).click();
  await page.locator(SHEET).getByText('poteri da imparare').waitFor();
  await shot(page, `${GAME}-read-draft-phone`);
  expect(await violations(page)).toEqual([]);
});

const VILLAGE = {
  necromancer: 'ruins',
  active: 'knight',
  heroes: { knight: { at: 'village' }, seer: { at: 'village' } },
};

test('on the map heroes, places and the Necromancer can be read, also where they are an answer', async () => {
  const who = { language: 'en', ...DESK } as const;
  const page = await openPosition(darkestNight, { given: VILLAGE }, who);
  const told = [
    ['.dn-place[data-at=village] .dn-plate', 'Roads'],
    ['.dn-place[data-at=forest] .dn-plate', 'Roads'],
    ['.dn-token', 'Grace'],
    ['.dn-hex', 'Strength 7'],
  ] as const;
  for (const [place, words] of told) {
    await page.locator(place).first().hover();
    await page.locator('.glance').getByText(words).first().waitFor();
    await page.locator('.tv-title').hover();
    await page.locator('.glance').waitFor({ state: 'detached' });
  }
  await page.locator('.dn-place[data-at=village] .dn-plate').click({ button: 'right' });
  await page.locator(SHEET).getByText('Roads').waitFor();
  await shot(page, `${GAME}-read-place`);
});
