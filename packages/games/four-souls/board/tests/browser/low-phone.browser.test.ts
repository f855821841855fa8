import { fourSouls } from '@tavolata/four-souls';
import { misfits } from '@tavolata/web/test-kit/look';
import { openPosition } from '@tavolata/web/test-kit/position';
import { shot } from '@tavolata/web/test-kit/shots';
import { PHONE } from '@tavolata/web/test-kit/sizes';
import { expect, test } from 'vitest';
import { OWNED } from './kit.ts';

const LONG = 120_000;
/** So much room a thumb needs. */
const LEAST = { width: 44, height: 44 };
const MANY = [...OWNED, 'monster-manual', 'guppys-head', 'mr-boom'];
/** Nothing that can be tapped lies closer to the window's edge. */
const RIM = 6;

test.each([2, 4, 9])(
  'on a low phone none of my %i items is a sliver, and how many more there are stays off the rim',
  async count => {
    const given = { seats: { a: { items: MANY.slice(0, count), cents: 3 }, b: {} }, shop: ['meat'] };
    const size = { width: 360, height: 640 };
    const page = await openPosition(fourSouls, { players: 2, given }, { language: 'it', ...size });
    await shot(page, `four-souls-low-phone-${count}`);
    const seen = page.locator(
      ':is(.four-souls-Mine-items, .four-souls-Usable-usable) .four-souls-Tile-tile:visible, .four-souls-Usable-more:visible',
    );
    expect(await seen.count()).toBeGreaterThan(0);
    for (const one of await seen.all()) {
      // More than there is room for are scrolled to.
      await one.evaluate(each => each.scrollIntoView({ inline: 'center' }));
      const box = await one.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(LEAST.width);
      expect(box?.height).toBeGreaterThanOrEqual(LEAST.height);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width - RIM);
    }
    expect(await misfits(page)).toEqual([]);
  },
  LONG,
);

test(
  'on a phone nothing lies on my numbers while I can be picked',
  async () => {
    const given = { seats: { a: { hand: ['bomb'], lootPlays: 1 }, b: {} }, monsters: ['fly'] };
    const page = await openPosition(fourSouls, { players: 2, given }, { language: 'en', ...PHONE });
    await page.locator('.four-souls-Tile-tile.is-lit[data-name^="Bomb"]').click();
    await page.locator('.tv-edge [data-main]').click();
    const me = page.locator('.four-souls-Hand-me .four-souls-Plate-plate.is-lit');
    expect(await me.evaluate(plate => getComputedStyle(plate, '::before').content)).toBe('none');
    expect(await page.locator('.tv-edge .why').textContent()).toBe('1 damage to a monster or player');
  },
  LONG,
);
