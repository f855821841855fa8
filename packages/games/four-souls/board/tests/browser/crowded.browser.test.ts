import { fourSouls } from '@tavolata/four-souls';
import type { Who } from '@tavolata/web/test-kit/browser';
import { misfits, violations } from '@tavolata/web/test-kit/look';
import { slim } from '@tavolata/web/test-kit/phone';
import { openPosition } from '@tavolata/web/test-kit/position';
import { shot } from '@tavolata/web/test-kit/shots';
import { DESK, inEach, LAPTOP, PHONES, type Size } from '@tavolata/web/test-kit/sizes';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { OWNED, unread } from './kit.ts';

const LONG = 240_000;

/** More or less on the table, in windows of usual laptops. */
const TABLES = [
  {
    language: 'it',
    players: 4,
    variants: ['rooms', 'bonus-souls'],
    monsters: 4,
    sizes: [LAPTOP, { width: 1280, height: 720 }],
  },
  {
    language: 'en',
    players: 4,
    variants: [],
    monsters: 2,
    sizes: [LAPTOP, { width: 1536, height: 730 }],
  },
  {
    language: 'it',
    players: 3,
    variants: ['bonus-souls'],
    monsters: 3,
    sizes: [{ width: 1440, height: 780 }, DESK],
  },
] as const;

const CROWD = ['mulligan', 'pale-fatty', 'big-spider', 'red-host'];
const WARES = ['sack-head', 'restock', 'the-shovel', 'smelter'];

/** In the middle of a match: eight items and seven cards are mine, and a monster covers another. */
function inTheMiddle({ players, variants, monsters }: (typeof TABLES)[number]) {
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

/** How low the picture of an item of mine is at the least. */
const lowest = (page: Page): Promise<number> =>
  page
    .locator('.four-souls-Mine-items .four-souls-Tile-art')
    .evaluateAll(all => Math.min(...all.map(art => art.getBoundingClientRect().height)));

test.each(TABLES)(
  'in a laptop’s window every name and number is read whole ($players players, $monsters monsters)',
  async table => {
    const { sizes, language } = table;
    const page = await openPosition(fourSouls, inTheMiddle(table), { language, ...sizes[0] });
    for await (const { width } of inEach(page, sizes)) {
      expect(await misfits(page), `${width} wide`).toEqual([]);
      expect(await unread(page), `${width} wide`).toEqual([]);
      expect(await lowest(page), `${width} wide`).toBeGreaterThan(16);
    }
    const main = page.locator('.tv-edge [data-main]:not(:disabled)');
    await page.getByRole('button', { name: /^(Attacca|Attack)/ }).click();
    await page.locator('.four-souls-Rug-monsters .four-souls-Slot-slot .thing.is-lit').first().click();
    await main.click();
    const onStack = page.locator('.tv-rail .four-souls-Stack-entry');
    await onStack.first().waitFor();
    await page.locator('.stops select').selectOption('everything');
    for (const [i, loot] of [/^(Cuore Anima|Soul Heart)/, /^Bomb/].entries()) {
      await page.locator('.four-souls-Hand-hand .is-lit', { hasText: loot }).first().click();
      await main.click();
      const me = page.locator('.four-souls-Hand-me .four-souls-Plate-plate.is-lit');
      // What picking me would do is told within my plate: the edge would cut it above.
      expect(await me.evaluate(plate => parseFloat(getComputedStyle(plate, '::before').top))).toBeGreaterThan(
        0,
      );
      await page.locator('.four-souls-Player-player .four-souls-Plate-plate.is-lit').first().click();
      await main.click();
      await onStack.nth(i + 1).waitFor();
    }
    for await (const { width, height } of inEach(page, sizes)) {
      await shot(page, `four-souls-laptop-${width}-${height}-${table.monsters}`);
      expect(await misfits(page)).toEqual([]);
      expect(await unread(page)).toEqual([]);
      const stack = await page.locator('.tv-rail .four-souls-Stack-stack').boundingBox();
      const third = await onStack.nth(2).boundingBox();
      expect((third?.y ?? 0) + (third?.height ?? 0)).toBeLessThanOrEqual(
        (stack?.y ?? 0) + (stack?.height ?? 0),
      );
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    }
    expect(await violations(page)).toEqual([]);
  },
  LONG,
);

/** Monsters with the longest names, and what else there is. */
const LONG_NAMES = ['cursed-keeper-head', 'cursed-gaper', 'holy-moms-eye', 'the-duke-of-flies'];

test.each([
  { language: 'it', monsters: 2, variants: ['rooms', 'bonus-souls'], covers: ['dip'] },
  { language: 'it', monsters: 3, variants: [], covers: ['dip'] },
  { language: 'it', monsters: 4, variants: ['rooms', 'bonus-souls'], covers: [] },
  { language: 'en', monsters: 3, variants: ['rooms'], covers: [] },
  { language: 'en', monsters: 4, variants: ['bonus-souls'], covers: ['dip'] },
] as const)(
  'on phones $monsters monsters are read whole, and a thumb finds every button ($language, $variants)',
  async ({ language, monsters, variants, covers }) => {
    const [first, ...more] = LONG_NAMES.slice(0, monsters);
    const given = {
      seats: { a: { items: OWNED, hand: ['bomb', 'dagaz'], lootPlays: 1, cents: 12 }, b: {}, c: {}, d: {} },
      monsters: [{ card: first as string, covers: [...covers] }, ...more],
      shop: ['sack-head', 'blessing-of-the-inner-eye'],
      rooms: variants.some(name => name === 'rooms') ? ['restock-machine'] : [],
      bonusSouls: variants.some(name => name === 'bonus-souls') ? ['soul-of-gluttony', 'soul-of-greed'] : [],
      discards: { monster: ['fly', 'dip'], treasure: ['meat'] },
    };
    const position = { players: 4, options: { variants: [...variants] }, given };
    const page = await openPosition(fourSouls, position, { language, ...PHONES[0] });
    const look = async () => {
      for await (const { width } of inEach(page, PHONES)) {
        expect(await unread(page), `${width} wide`).toEqual([]);
        expect(await slim(page), `${width} wide`).toEqual([]);
      }
    };
    await look();
    await page.getByRole('button', { name: /^(Attacca|Attack)/ }).click();
    await look();
    await page.locator('.four-souls-Rug-monsters .four-souls-Slot-slot .thing.is-lit').first().click();
    await page.locator('.tv-edge [data-main]:not(:disabled)').click();
    await page.locator('.four-souls-Stack-entry:visible').first().waitFor();
    await look();
    expect(await misfits(page)).toEqual([]);
    await shot(page, `four-souls-phone-${language}-${monsters}`);
  },
  LONG,
);

/** Words of names that are broken in two. */
const broken = (page: Page): Promise<string[]> =>
  page.locator('.four-souls-Mine-items .four-souls-Tile-words em').evaluateAll(names =>
    names
      .filter(name => name.checkVisibility())
      .flatMap(name => {
        const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
          }
        return found;
      }),
  );

test.each(['it', 'en'] as const)(
  'on phones no word is broken among eight items of mine (%s)',
  async language => {
    const items = [...OWNED, 'monster-manual', 'trinity-shield'];
    const given = {
      seats: { a: { items, hand: ['bomb', 'dagaz'], lootPlays: 1 }, b: {} },
      monsters: ['mulligan'],
    };
    const page = await openPosition(fourSouls, { players: 2, given }, { language, ...PHONES[0] });
    for await (const { width, height } of inEach(page, [...PHONES, { width: 412, height: 732 }])) {
      await shot(page, `four-souls-eight-${language}-${width}-${height}`);
      expect(await broken(page), `${width} wide`).toEqual([]);
      expect(await unread(page), `${width} wide`).toEqual([]);
      expect(await slim(page), `${width} wide`).toEqual([]);
      expect(await misfits(page), `${width} wide`).toEqual([]);
    }
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
  await page.locator('.four-souls-Slot-slot .thing.is-lit').first().click();
  await page.locator('.tv-edge [data-main]:not(:disabled)').click();
  await page.locator('.four-souls-Stack-entry:visible').first().waitFor();
  return page;
}

test(
  'with four others names stay whole beside what they are about, and items on their mat',
  async () => {
    const page = await attackedAmong(5, DESK);
    expect(await page.locator('.four-souls-Player-player h3 small').count()).toBe(4);
    const names = page.locator('.four-souls-Player-player .four-souls-Plate-name');
    for await (const { width } of inEach(page, [DESK, LAPTOP])) {
      const heights = await names.evaluateAll(all =>
        all.map(name => {
          name.textContent = 'Ombra';
          return name.getBoundingClientRect().height;
        }),
      );
      expect(heights).toHaveLength(4);
      expect(Math.max(...heights)).toBeLessThan(24);
      expect(await unread(page)).toEqual([]);
      await shot(page, `four-souls-four-others-${width}`);
    }
  },
  LONG,
);

test.each([
  { players: 4, sizes: PHONES.slice(0, 2) },
  { players: 5, sizes: PHONES.slice(1, 2) },
])(
  'on phones seven cards in hand lie side by side, and what is next is read whole ($players players)',
  async ({ players, sizes }) => {
    const page = await attackedAmong(players, sizes[0] as Size);
    for await (const { width } of inEach(page, sizes)) {
      const cards = await page
        .locator('.four-souls-Hand-hand .four-souls-Tile-tile')
        .evaluateAll(all =>
          all.map(card => card.getBoundingClientRect()).flatMap(box => [box.width, box.height]),
        );
      expect(cards).toHaveLength(14);
      expect(Math.min(...cards)).toBeGreaterThanOrEqual(44);
      expect(await unread(page)).toEqual([]);
      expect(await slim(page)).toEqual([]);
      const next = await page.locator('.four-souls-Board-sheet .four-souls-Stack-first').boundingBox();
      const edge = await page.locator('.tv-edge').boundingBox();
      expect((next?.y ?? 0) + (next?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
      await shot(page, `four-souls-seven-${width}-${players}`);
    }
  },
  LONG,
);

test(
  'whoever is asked to agree to an undo sees the top of the stack',
  async () => {
    const page = await attackedAmong(2, DESK);
    // Bots always agree: what people are asked is laid where it would lie.
    await page.locator('.notices').evaluate(notices => {
      const back =
        'Si tornerebbe a prima di questo: «Bruno dichiara un attacco contro Testa Maledetta del Custode.»';
      const asked = `<p>Bruno chiede di tornare indietro. Sei d’accordo?</p><p>${back}</p>`;
      const answers = '<button class="btn btn-main">D’accordo</button><button class="btn">No</button>';
      notices.innerHTML = `<section class="notice undo-request">${asked}${answers}</section>`;
    });
    for await (const { width } of inEach(page, [DESK, LAPTOP])) {
      const boxes = ['.undo-request.notice', '.tv-rail .four-souls-Stack-first', '.tv-rail'].map(each =>
        page.locator(each).boundingBox(),
      );
      const [box, next, rail] = await Promise.all(boxes);
      if (!box || !next || !rail) throw new Error('there is nothing on the stack');
      await shot(page, `four-souls-undo-${width}`);
      expect(next.y + next.height).toBeLessThanOrEqual(box.y);
      expect(box.x).toBeGreaterThanOrEqual(rail.x);
      expect(box.y + box.height).toBeLessThanOrEqual(rail.y + rail.height);
    }
  },
  LONG,
);
