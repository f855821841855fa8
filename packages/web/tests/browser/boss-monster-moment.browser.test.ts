import { bossMonster } from '@tavolata/boss-monster';
import { expect, test } from 'vitest';
import { misfits, violations } from './kit/look.ts';
import { openPosition } from './kit/position.ts';
import { shot } from './kit/shots.ts';

const HAND = ['freeze', 'counterspell', 'witchs-kitchen', 'goblin-armory', 'dark-altar'];
const SEATS = {
  a: { boss: 'cleopatra', dungeon: ['brainsucker-hive', 'monstrous-monument'], hand: HAND },
  b: { boss: 'gorgona' },
};

test.each([
  { language: 'it', width: 1440, height: 900, says: '«disattiva»' },
  { language: 'en', width: 390, height: 844, says: '“deactivate”' },
] as const)(
  'over a response stands what the effect will do, and its card can be looked at ($width wide)',
  async ({ says, ...who }) => {
    const page = await openPosition(
      bossMonster,
      { players: 2, given: { phase: 'build', seats: SEATS } },
      who,
    );
    const main = page.locator('.tv-edge [data-main]:not(:disabled)');
    await page.getByRole('button', { name: /^(Congelamento|Freeze)/ }).click();
    await main.click();
    await page.locator('.bm-dungeon .thing.is-lit, .bm-space .thing.is-lit').first().click();
    await main.click();
    const why = page.locator('.tv-edge .why');
    await why.getByText(says).waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await shot(page, `boss-monster-moment-${who.width}`);
    await why.getByRole('button').click();
    await page.locator('.inspect-dialog[open] .inspect-panel').waitFor();
    await shot(page, `boss-monster-moment-closer-${who.width}`);
    await page.keyboard.press('Escape');
    // A Room in hand is for another moment.
    const room = page.locator('.tv-dock .thing.is-disabled').last();
    await room.click({ force: true });
    await page.locator('.rule-dialog[open] .reason').waitFor();
    await shot(page, `boss-monster-moment-room-${who.width}`);
  },
  120_000,
);
