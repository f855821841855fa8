import { bossMonster } from '@tavolata/boss-monster';
import { misfits, violations } from '@tavolata/web/test-kit/look';
import { openPosition } from '@tavolata/web/test-kit/position';
import { shot } from '@tavolata/web/test-kit/shots';
import { inEach, PHONE, sizes } from '@tavolata/web/test-kit/sizes';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

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
    await page.locator('.bm-dungeon .thing.is-lit').first().click();
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

/** Numbers of Rooms that something else lies over. */
const covered = (page: Page): Promise<string[]> =>
  page.locator('.bm-dungeon .bm-room.is-lit > .bm-burst b').evaluateAll(all =>
    all
      .filter(number => {
        const range = document.createRange();
        range.selectNodeContents(number);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const corners = [left + 1, right - 1].flatMap(x => [top + 4, bottom - 4].map(y => [x, y] as const));
        return !corners.every(([x, y]) => document.elementFromPoint(x, y)?.closest('.bm-burst'));
      })
      .map(number => number.textContent ?? ''),
  );

test('on phones what a Room would do lies over neither its Damage nor the Health a Hero would leave it with', async () => {
  const dungeon = ['brainsucker-hive', 'dark-altar', 'golem-factory', 'goblin-armory'];
  const a = { boss: 'cleopatra', dungeon, entrance: ['boden-the-pantless'], hand: ['fear'] };
  const page = await openPosition(
    bossMonster,
    { players: 2, given: { phase: 'adventure', seats: { ...SEATS, a } } },
    { ...PHONE, language: 'it' },
  );
  await page.locator('.tv-edge [data-main]:not(:disabled)').click();
  const does = page.locator('.bm-dungeon .boss-monster-Notes-does');
  await does.first().waitFor();
  for await (const { width, height } of inEach(page, [PHONE, ...sizes([375, 667], [360, 640])])) {
    await shot(page, `boss-monster-does-${width}`);
    expect([width, height, await covered(page)]).toEqual([width, height, []]);
    const over = await does.evaluateAll(all =>
      all.filter(each => {
        const words = each.getBoundingClientRect();
        const after = each
          .closest('li')
          ?.querySelector('.boss-monster-Spaces-after')
          ?.getBoundingClientRect();
        return after !== undefined && after.bottom > words.top && after.left < words.right - 8;
      }),
    );
    expect([width, height, over.length]).toEqual([width, height, 0]);
  }
});
