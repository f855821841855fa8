import { fourSouls } from '@tavolata/four-souls';
import { en } from '@tavolata/four-souls/texts/en';
import { it as italian } from '@tavolata/four-souls/texts/it';
import { misfits } from '@tavolata/web/test-kit/look';
import { openPosition } from '@tavolata/web/test-kit/position';
import { shot } from '@tavolata/web/test-kit/shots';
import { DESK, inEach, LAPTOP, PHONES, type Size, UPRIGHT } from '@tavolata/web/test-kit/sizes';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { OWNED, unread } from './kit.ts';

const LONG = 240_000;
const MORE = ['trinity-shield', 'steamy-sale'];
const SIZES = [DESK, LAPTOP, { width: 1440, height: 780 }, PHONES[1] as Size];

/** So many items and cards in hand of mine; what I have makes the shop cheaper. */
const position = (items: readonly string[], hand: readonly string[]) => ({
  players: 4,
  options: { variants: ['rooms'] },
  given: {
    seats: {
      a: { items: [...items], hand: [...hand], lootPlays: 3, cents: 12, souls: ['carrion-queen'] },
      b: {},
      c: {},
      d: {},
    },
    monsters: ['mulligan', 'red-host'],
    shop: ['sacred-heart', 'spoon-bender'],
    rooms: ['haunted'],
  },
});

const FEW = position(['razor-blade', 'fanny-pack', 'golden-razor-blade'], ['dagaz', 'soul-heart', 'bomb']);
const MANY = position(
  [...OWNED, ...MORE],
  ['dagaz', 'soul-heart', 'bomb', 'butter-bean', 'pills-a', 'a-penny', 'joker'],
);

const shown = (page: Page, where: string): Promise<string[]> =>
  page
    .locator(`${where} .four-souls-Tile-words small`)
    .evaluateAll(all => all.filter(line => line.checkVisibility()).map(line => line.textContent ?? ''));

type Line = readonly [name: string, brief: string, isRoom: boolean];

/** Every card's name and line, put on a card of each size and place that has a line: the ones that do not fit. */
const cramped = (page: Page, texts: readonly Line[]): Promise<string[]> =>
  page.evaluate(all => {
    const PICTURE = 16;
    const tiles = [...document.querySelectorAll('.four-souls-Tile-tile:has(.four-souls-Tile-brief)')].filter(
      tile => tile.querySelector('.four-souls-Tile-brief')?.checkVisibility(),
    );
    const where = (tile: Element): string => {
      const { width, height } = tile.getBoundingClientRect();
      return `${Math.round(width)}×${Math.round(height)} ${tile.parentElement?.className}`;
    };
    const kinds = new Map(tiles.map(tile => [where(tile), tile]));
    return [...kinds].flatMap(([at, tile]) => {
      const [name, line, art] = ['em', '.four-souls-Tile-brief', '.four-souls-Tile-art'].map(part =>
        tile.querySelector(part),
      );
      if (!name || !line || !art) return [];
      const [wasName, wasLine] = [name.innerHTML, line.innerHTML];
      const box = tile.getBoundingClientRect();
      const isRoom = tile.querySelector('[data-paper="room"]') !== null;
      const bad = all.filter(([named, brief, forRoom]) => {
        if (forRoom !== isRoom) return false;
        name.textContent = named;
        line.textContent = brief;
        const picture = art.getBoundingClientRect();
        const [above, below] = [name.getBoundingClientRect(), line.getBoundingClientRect()];
        const isBeside = picture.right <= above.left;
        return (
          below.bottom > box.bottom - 3 ||
          below.top < above.bottom ||
          above.top < box.top + 3 ||
          line.scrollWidth > line.clientWidth + 1 ||
          below.width > box.width - 8 ||
          (!isBeside && (picture.height < PICTURE || above.top < picture.bottom - 1))
        );
      });
      name.innerHTML = wasName;
      line.innerHTML = wasLine;
      return bad.map(([named, brief]) => `${named} / ${brief} (${at})`);
    });
  }, texts);

const priceOn = (page: Page) => page.locator('.four-souls-Rug-price').textContent();

const ROOMS = new Set(
  fourSouls.defs.filter(({ type }) => type === 'room').map(({ id }) => `card.${id}.brief`),
);

const textsOf = (texts: Readonly<Record<string, unknown>>): Line[] =>
  Object.keys(texts)
    .filter(key => key.endsWith('.brief'))
    .map(key => [String(texts[key.replace(/brief$/, 'name')]), String(texts[key]), ROOMS.has(key)]);

test(
  'items, wares and cards in hand say in a line what they are for, and the shop what it costs me',
  async () => {
    const page = await openPosition(fourSouls, FEW, { language: 'it', ...DESK });
    expect(await shown(page, '[data-slot="shop"]')).toEqual([
      'Un tuo 1 può diventare 6',
      '+1 a un tiro qualsiasi',
    ]);
    const mine = await shown(page, '.four-souls-Mine-items');
    expect(mine).toEqual(
      expect.arrayContaining(['1 danno a un giocatore', 'Ferito: +1 bottino', '5¢: 1 danno']),
    );
    expect(await shown(page, '.four-souls-Hand-hand')).toEqual([
      'Via una maledizione o 1 danno',
      'Previeni 1 danno a un giocatore',
      'Infliggi 1 danno a un mostro o giocatore bersaglio.',
    ]);
    expect(await shown(page, '[data-slot="room"]')).toEqual(['Ottieni un’anima: salti un turno']);
    expect(await priceOn(page)).toBe('10¢ l’uno');
    for await (const { width } of inEach(page, [DESK, UPRIGHT]))
      expect(await unread(page), `${width} wide`).toEqual([]);
    await page.setViewportSize(PHONES[0] as Size);
    expect(await priceOn(page)).toBe('10¢');
    const cheap = await openPosition(fourSouls, MANY, { language: 'en', ...DESK });
    expect(await priceOn(cheap)).toBe('5¢ each');
    expect(await shown(cheap, '.four-souls-Mine-items')).toHaveLength(8);
    const more = ['the-map', 'meat', 'dinner', 'restock'];
    const crowded = await openPosition(fourSouls, position([...OWNED, ...MORE, ...more], []), DESK);
    expect(await unread(crowded)).toEqual([]);
    expect(await crowded.locator('.four-souls-Mine-items .four-souls-Tile-words em:visible').count()).toBe(
      12,
    );
  },
  LONG,
);

test.each([
  { language: 'it', texts: textsOf(italian) },
  { language: 'en', texts: textsOf(en) },
] as const)(
  'the line of any card has room wherever one is shown ($language)',
  async ({ language, texts }) => {
    for (const [name, table] of Object.entries({ FEW, MANY })) {
      const page = await openPosition(fourSouls, table, { language, ...DESK });
      for await (const { width, height } of inEach(page, SIZES)) {
        await shot(page, `four-souls-briefs-${language}-${name}-${width}-${height}`);
        expect.soft(await cramped(page, texts), `${name} ${width}×${height}`).toEqual([]);
        expect.soft(await unread(page), `${name} ${width}×${height}`).toEqual([]);
        expect.soft(await misfits(page), `${name} ${width}×${height}`).toEqual([]);
      }
    }
  },
  LONG,
);
