import { sorcerersArena } from '@tavolata/sorcerers-arena';
import { violations } from '@tavolata/web/test-kit/look';
import { openMatch } from '@tavolata/web/test-kit/match';
import { openPosition } from '@tavolata/web/test-kit/position';
import { shot } from '@tavolata/web/test-kit/shots';
import { DESK, PHONE } from '@tavolata/web/test-kit/sizes';
import { expect, test } from 'vitest';
import { GAME } from './kit.ts';

const SHEET = 'dialog.inspect-dialog[open]';
const LIT = '.sa-who.is-lit';

test('in the draft a character tells what it does: to a mouse that rests on it, and to the I key', async () => {
  const { page } = await openMatch({ game: GAME, people: [{ language: 'en', ...DESK }], bots: 1 });
  const one = page.locator(LIT).first();
  const name = (await one.getAttribute('data-name'))?.split(',')[0] as string;
  await one.hover();
  await page.locator('.glance').getByText('Combat cards').waitFor();
  await shot(page, `${GAME}-glance-draft`);
  await page.keyboard.press('i');
  await page.locator(SHEET).getByRole('heading', { name }).waitFor();
  expect((await page.locator(`${SHEET} .inspect-panel`).boundingBox())?.width).toBeGreaterThan(400);
  await shot(page, `${GAME}-read-draft`);
  expect(await violations(page)).toEqual([]);
});

test('on a phone the chosen character is read before it is taken', async () => {
  const { page } = await openMatch({ game: GAME, people: [PHONE], bots: 1 });
  await page.locator(LIT).first().click();
  await page.getByRole('button', { name: 'Leggi', exact: true }).click();
  await page.locator(SHEET).getByText('Carte Combattimento').waitFor();
  await page.locator(SHEET).getByRole('heading').first().waitFor();
  await shot(page, `${GAME}-read-draft-phone`);
  expect(await violations(page)).toEqual([]);
});

const DUEL = {
  active: 'mickey',
  seats: {
    a: { characters: { mickey: { at: 'e4' }, ariel: { at: 'd4' } } },
    b: { characters: { gaston: { at: 'f4' }, sulley: { at: 'i1' } } },
  },
};

test('in the match a character is read wherever it is drawn', async () => {
  const who = { language: 'en', ...DESK } as const;
  const page = await openPosition(sorcerersArena, { players: 2, given: DUEL }, who);
  const gaston = page.locator('.glance').getByRole('heading', { name: 'Gaston' });
  const places = [
    page.locator('.sa-space[data-zone="space/f4"]'),
    page.locator('.sa-tile-o', { hasText: 'Gaston' }),
    page.locator('.sa-ability-h', { hasText: 'Gaston' }),
  ];
  for (const place of places) {
    await place.hover();
    await gaston.waitFor();
    await place.click({ button: 'right' });
    await page.locator(SHEET).getByRole('heading', { name: 'Gaston' }).first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator(SHEET).waitFor({ state: 'detached' });
    await page.locator('.tv-title').hover();
    await gaston.waitFor({ state: 'detached' });
  }
});
