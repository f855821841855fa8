import { fourSouls } from '@tavolata/four-souls';
import { openPosition } from '@tavolata/web/test-kit/position';
import { shot } from '@tavolata/web/test-kit/shots';
import { DESK, inEach, PHONE, SMALL_PHONE, sizes } from '@tavolata/web/test-kit/sizes';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { OWNED } from './kit.ts';

const LONG = 120_000;
const ITEMS = ['breakfast', 'meat', 'dinner', 'chaos-card', 'the-map', 'ipecac', 'the-polaroid', 'smelter'];
const NAMES = ['Ombra', 'Fosco', 'Brace', 'Massimiliano', 'Tizzone'];

function six(who: { readonly width: number; readonly height: number }): Promise<Page> {
  const others = ['b', 'c', 'd', 'e', 'f'].map(seat => [seat, { items: ITEMS, cents: 11 }]);
  const seats = { a: { items: OWNED, hand: ['bomb'] }, ...Object.fromEntries(others) };
  return openPosition(fourSouls, { players: 6, given: { seats, monsters: ['mulligan'] } }, who);
}

const callThem = (page: Page): Promise<void> =>
  page.locator('.four-souls-Player-player .four-souls-Plate-name').evaluateAll((all, names) => {
    for (const [i, name] of all.entries()) name.textContent = names[i] ?? '';
  }, NAMES);

test(
  'with five others names stay in their line, and the sign lies on none of their items',
  async () => {
    const page = await six(DESK);
    for await (const { width } of inEach(page, [DESK, PHONE, SMALL_PHONE])) {
      await callThem(page);
      const names = await page
        .locator('.four-souls-Player-player h3')
        .evaluateAll(all => all.map(h3 => h3.clientHeight));
      expect(Math.max(...names), `${width} wide`).toBeLessThan(24);
      const covered = await page.locator('.four-souls-Player-player').evaluateAll(
        all =>
          all.filter(player => {
            const sign = player.querySelector('.four-souls-Player-look svg')?.getBoundingClientRect();
            const items = [...player.querySelectorAll('.four-souls-Row-row .four-souls-Tile-tile')].map(
              each => each.getBoundingClientRect(),
            );
            return items.some(({ right }) => right > (sign?.left ?? 0));
          }).length,
      );
      expect(covered, `${width} wide`).toBe(0);
      await shot(page, `four-souls-six-${width}`);
    }
  },
  LONG,
);

test(
  'in a window at 200 % items have their pictures and names',
  async () => {
    const page = await six({ width: 720, height: 450 });
    for await (const { width, height } of inEach(page, sizes([720, 450], [844, 390]))) {
      const items = page.locator('.four-souls-Mine-items .four-souls-Tile-tile');
      const heights = await items.evaluateAll(all => all.map(each => each.getBoundingClientRect().height));
      expect(Math.min(...heights), `${width} wide`).toBeGreaterThan(72);
      expect(await items.locator('.four-souls-Tile-words:visible').count(), `${width} wide`).toBe(
        OWNED.length,
      );
      const mat = await page.locator('.four-souls-Mine-mine').boundingBox();
      const table = await page.locator('.tv-table').boundingBox();
      expect((mat?.y ?? 0) + (mat?.height ?? 0)).toBeLessThanOrEqual((table?.y ?? 0) + (table?.height ?? 0));
      await shot(page, `four-souls-low-${width}-${height}`);
    }
  },
  LONG,
);
