import { sorcerersArena } from '@tavolata/sorcerers-arena';
import { openMatch } from '@tavolata/web/test-kit/match';
import { openPosition } from '@tavolata/web/test-kit/position';
import { expect, test } from 'vitest';
import { chapter, GAME, playWell } from './kit.ts';

const LONG = 300_000;

const MATCHES = [
  { name: 'chapter-1', bots: 1, language: 'it', width: 360, height: 740 },
  { name: 'chapter-4', bots: 3, language: 'it', width: 1440, height: 900 },
  { name: 'chapter-2', bots: 1, language: 'en', width: 768, height: 1024 },
  { name: 'chapter-3', bots: 1, language: 'it', width: 1024, height: 768 },
  { name: 'chapter-4', bots: 1, language: 'en', width: 390, height: 844 },
] as const;

test.each(MATCHES)(
  'a whole match of $name of Sorcerer’s Arena against $bots ($width, $language)',
  async ({ name, bots, ...who }) => {
    const match = await openMatch({ game: GAME, seed: who.width, people: [who], bots, set: chapter(name) });
    await playWell(match, `${name}-${bots + 1}`);
  },
  LONG,
);

const BROOM = {
  active: 'mickey',
  seats: {
    a: { characters: { mickey: { at: 'e4', statuses: { 'magic-broom': 3 } }, ariel: { at: 'd4' } } },
    b: { characters: { gaston: { at: 'f4' }, sulley: { at: 'i1' } } },
  },
};

test('on a phone a Status note lies on its sheet; left open, it is not open at the next table', async () => {
  const who = { language: 'en', width: 390, height: 780 } as const;
  const page = await openPosition(sorcerersArena, { players: 2, given: BROOM }, who);
  await page.locator('.sa-tile-o').first().click();
  const [sheet, note] = [page.locator('.sa-sheet[open]'), page.locator('.sa-note[open]')];
  await sheet.locator('.sa-status').first().click();
  await note.waitFor();
  await page.keyboard.press('Escape');
  await note.waitFor({ state: 'detached' });
  await sheet.locator('.sa-status').first().click();
  await note.waitFor();
  await page.goBack();
  await page.locator('form.new-table, .scrubber').first().waitFor();
  await page.goForward();
  await page.locator('.tv[data-question]').waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
});
