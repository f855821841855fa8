import { bossMonster } from '@tavolata/boss-monster';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { misfits, violations } from './kit/look.ts';
import { openPosition } from './kit/position.ts';
import { shot } from './kit/shots.ts';
import { inEach, PHONE, sizes } from './kit/sizes.ts';

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

/** Numbers of Rooms that something else lies over. */
const covered = (page: Page): Promise<string[]> =>
  page.locator('.bm-row .bm-room.is-lit > .bm-burst b').evaluateAll(all =>
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

test('on phones what a Room would do lies over none of its Damage', async () => {
  const hand = [...HAND, 'monsters-ballroom', 'golem-factory'];
  const a = { ...SEATS.a, dungeon: ['brainsucker-hive', 'all-seeing-eye'], hand };
  const page = await openPosition(
    bossMonster,
    { players: 2, given: { phase: 'build', seats: { ...SEATS, a } } },
    { ...PHONE, language: 'it' },
  );
  const main = page.locator('.tv-edge [data-main]:not(:disabled)');
  await page.getByRole('button', { name: /^Congelamento/ }).click();
  await main.click();
  await page.locator('.bm-row .thing.is-lit', { hasText: /^Alveare/ }).click();
  await main.click();
  await page.locator('.tv-edge .why').waitFor();
  // As in a match in which one of them can be used.
  const light = (says: string) =>
    page.locator('.bm-row .bm-room').evaluateAll((rooms, words) => {
      for (const room of rooms) {
        room.classList.add('is-lit');
        room.setAttribute('data-do', words);
      }
    }, says);
  for await (const { width, height } of inEach(page, [PHONE, ...sizes([375, 667], [360, 640])])) {
    for (const [i, says] of ['pesca', 'prendi uno scarto'].entries()) {
      await light(says);
      await shot(page, `boss-monster-does-${width}-${i}`);
      expect([width, height, says, await covered(page)]).toEqual([width, height, says, []]);
    }
  }
});

test('on a phone what a Room would do, and the Health a Hero would leave it with, lie beside each other', async () => {
  const dungeon = ['brainsucker-hive', 'dark-altar', 'golem-factory', 'goblin-armory'];
  const a = { boss: 'cleopatra', dungeon, entrance: ['boden-the-pantless'], hand: ['fear'] };
  const page = await openPosition(
    bossMonster,
    { players: 2, given: { phase: 'adventure', seats: { ...SEATS, a } } },
    { ...PHONE, language: 'it' },
  );
  await page.locator('.tv-edge [data-main]:not(:disabled)').click();
  const space = page.locator('.bm-space:has(.bm-room.is-lit[data-do]):has(.bm-after .bm-hp)');
  await space.waitFor();
  await shot(page, 'boss-monster-does-and-after');
  const over = await space.evaluate(element => {
    const room = element.querySelector('.bm-room') as Element;
    const band = getComputedStyle(room, '::after');
    const bandTop = room.getBoundingClientRect().bottom - 50 - Number.parseFloat(band.height) - 2;
    return (element.querySelector('.bm-after .bm-hp')?.getBoundingClientRect().bottom ?? 0) - bandTop;
  });
  // The rim of the words, at most.
  expect(over).toBeLessThan(9);
});
