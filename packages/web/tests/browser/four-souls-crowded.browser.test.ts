import { fourSouls } from '@tavolata/four-souls';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Who } from './kit/browser.ts';
import { OWNED, unread } from './kit/four-souls.ts';
import { misfits, violations } from './kit/look.ts';
import { openPosition } from './kit/position.ts';
import { shot } from './kit/shots.ts';

const LONG = 240_000;

/** Windows of usual laptops, with more or less on the table. */
const LAPTOPS = [
  { width: 1366, height: 657, language: 'it', players: 4, variants: ['rooms', 'bonus-souls'], monsters: 4 },
  { width: 1280, height: 720, language: 'en', players: 4, variants: ['rooms'], monsters: 4 },
  { width: 1366, height: 657, language: 'en', players: 4, variants: [], monsters: 2 },
  { width: 1440, height: 780, language: 'it', players: 3, variants: ['bonus-souls'], monsters: 3 },
  { width: 1536, height: 730, language: 'en', players: 2, variants: [], monsters: 2 },
] as const;

const CROWD = ['mulligan', 'pale-fatty', 'big-spider', 'red-host'];
const WARES = ['sack-head', 'restock', 'the-shovel', 'smelter'];

/** In the middle of a match: eight items and seven cards are mine, and a monster covers another. */
function inTheMiddle({ players, variants, monsters }: (typeof LAPTOPS)[number]) {
  const items = ['breakfast', 'meat', 'dinner', 'chaos-card', 'the-map'];
  const other = { items, hand: ['bomb'], cents: 11, souls: ['monstro'] };
  const mine = {
    items: [...OWNED, 'monster-manual', 'trinity-shield'],
    hand: ['bomb', 'butter-bean', 'lil-battery', 'a-penny', 'soul-heart', 'gold-bomb', 'dagaz'],
    lootPlays: 3,
    cents: 12,
    souls: ['chub'],
  };
  const [first, ...more] = CROWD.slice(0, monsters);
  return {
    players,
    options: { variants: [...variants] },
    given: {
      seats: {
        a: mine,
        ...Object.fromEntries(['b', 'c', 'd'].slice(0, players - 1).map(seat => [seat, other])),
      },
      monsters: [{ card: first as string, covers: ['dip'] }, ...more],
      shop: WARES.slice(0, monsters),
      rooms: variants.some(name => name === 'rooms') ? ['restock-machine'] : [],
      bonusSouls: variants.some(name => name === 'bonus-souls')
        ? ['soul-of-gluttony', 'soul-of-greed', 'soul-of-guppy']
        : [],
      discards: { monster: ['fly', 'dip'], treasure: ['meat'], loot: ['a-penny', 'bomb'] },
    },
  };
}

test.each(LAPTOPS)(
  'in a laptop’s window every name and number is read whole ($width x $height, $players players, $monsters monsters)',
  async table => {
    const page = await openPosition(fourSouls, inTheMiddle(table), table);
    expect(await misfits(page)).toEqual([]);
    expect(await unread(page)).toEqual([]);
    const main = page.locator('.tv-edge [data-main]:not(:disabled)');
    await page.getByRole('button', { name: /^(Attacca|Attack)/ }).click();
    await page.locator('.fs-rug .monsters .fs-slot .thing.is-lit').first().click();
    await main.click();
    const onStack = page.locator('.tv-rail .fs-entry');
    await onStack.first().waitFor();
    await page.locator('.stops select').selectOption('everything');
    for (const [i, loot] of [/^(Cuore Anima|Soul Heart)/, /^Bomb/].entries()) {
      await page.locator('.fs-hand .is-lit', { hasText: loot }).first().click();
      await main.click();
      await page.locator('.fs-player .fs-name.is-lit').first().click();
      await main.click();
      await onStack.nth(i + 1).waitFor();
    }
    await shot(page, `four-souls-laptop-${table.width}-${table.language}-${table.monsters}`);
    expect(await misfits(page)).toEqual([]);
    expect(await unread(page)).toEqual([]);
    const stack = await page.locator('.tv-rail .fs-stack').boundingBox();
    const third = await onStack.nth(2).boundingBox();
    expect((third?.y ?? 0) + (third?.height ?? 0)).toBeLessThanOrEqual(
      (stack?.y ?? 0) + (stack?.height ?? 0),
    );
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(table.height);
    expect(await violations(page)).toEqual([]);
  },
  LONG,
);

/** I attack, and everybody may respond: the others have five items each, I have seven cards in hand. */
async function attackedAmong(players: number, who: Who): Promise<Page> {
  const items = ['breakfast', 'meat', 'dinner', 'chaos-card', 'the-map'];
  const hand = ['bomb', 'butter-bean', 'lil-battery', 'a-penny', 'soul-heart', 'gold-bomb', 'dagaz'];
  const others = ['b', 'c', 'd', 'e'].slice(0, players - 1).map(seat => [seat, { items, cents: 11 }]);
  const seats = { a: { hand, lootPlays: 3 }, ...Object.fromEntries(others) };
  const page = await openPosition(fourSouls, { players, given: { seats, monsters: ['mulligan'] } }, who);
  await page.getByRole('button', { name: /^(Attacca|Attack)/ }).click();
  await page.locator('.fs-rug .monsters .thing.is-lit').first().click();
  await page.locator('.tv-edge [data-main]:not(:disabled)').click();
  await page.locator('.fs-entry:visible').first().waitFor();
  return page;
}

test.each([
  { width: 1440, height: 900 },
  { width: 1366, height: 657 },
])(
  'with four others names stay whole beside what they are about, and items on their mat ($width x $height)',
  async size => {
    const page = await attackedAmong(5, size);
    expect(await page.locator('.fs-player h3 small').count()).toBe(4);
    const names = page.locator('.fs-player h3 > span:not([class])');
    const heights = await names.evaluateAll(all =>
      all.map(name => {
        name.textContent = 'Ombra';
        return name.getBoundingClientRect().height;
      }),
    );
    expect(heights).toHaveLength(4);
    expect(Math.max(...heights)).toBeLessThan(24);
    expect(await unread(page)).toEqual([]);
    await shot(page, `four-souls-four-others-${size.width}`);
  },
  LONG,
);

test.each([
  { width: 390, height: 844, players: 4 },
  { width: 360, height: 740, players: 4 },
  { width: 360, height: 740, players: 5 },
])(
  'on a phone seven cards in hand lie side by side, and what is next is read whole ($width, $players players)',
  async ({ players, ...who }) => {
    const page = await attackedAmong(players, who);
    const sizes = await page
      .locator('.fs-hand .fs-tile')
      .evaluateAll(all =>
        all.map(card => card.getBoundingClientRect()).flatMap(box => [box.width, box.height]),
      );
    expect(sizes).toHaveLength(14);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    expect(await unread(page)).toEqual([]);
    const next = await page.locator('.fs-sheet .fs-entry.next').boundingBox();
    const edge = await page.locator('.tv-edge').boundingBox();
    expect((next?.y ?? 0) + (next?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
    await shot(page, `four-souls-seven-${who.width}-${players}`);
  },
  LONG,
);

test.each([
  { width: 1440, height: 900 },
  { width: 1366, height: 657 },
])(
  'whoever is asked to agree to an undo sees the top of the stack ($width x $height)',
  async size => {
    const page = await attackedAmong(2, size);
    // Bots always agree: what people are asked is laid where it would lie.
    await page.locator('.notices').evaluate(notices => {
      const asked = '<p>Bruno chiede di tornare indietro. Sei d’accordo?</p>';
      const answers = '<button class="btn btn-main">D’accordo</button><button class="btn">No</button>';
      notices.innerHTML = `<section class="notice undo-request">${asked}${answers}</section>`;
    });
    const boxes = ['.undo-request.notice', '.tv-rail .fs-entry.next', '.tv-rail'].map(each =>
      page.locator(each).boundingBox(),
    );
    const [box, next, rail] = await Promise.all(boxes);
    if (!box || !next || !rail) throw new Error('there is nothing on the stack');
    await shot(page, `four-souls-undo-${size.width}`);
    expect(next.y + next.height).toBeLessThanOrEqual(box.y);
    expect(box.x).toBeGreaterThanOrEqual(rail.x);
    expect(box.y + box.height).toBeLessThanOrEqual(rail.y + rail.height);
  },
  LONG,
);
