import { sorcerersArena } from '@tavolata/sorcerers-arena';
import { openPosition } from '@tavolata/web/test-kit/position';
import { shot } from '@tavolata/web/test-kit/shots';
import { DESK, inEach, PHONE, UPRIGHT } from '@tavolata/web/test-kit/sizes';
import { expect, test } from 'vitest';
import { isWell } from './kit.ts';

const LONG = 120_000;

/** Gaston begins his turn with two Status Effects that trigger. */
const STATUSES = {
  players: 2,
  options: { chapter: 'chapter-4' },
  given: {
    phase: 'start',
    active: 'gaston',
    seats: {
      a: {
        characters: {
          gaston: { at: 'd3', statuses: { cursed: 2, confused: 2 } },
          sulley: { at: 'b2', statuses: { tough: 1 } },
          maleficent: { at: 'a2' },
        },
        hand: ['gaston-shove', 'gaston-barge-in'],
      },
      b: {
        characters: { facilier: { at: 'h3', upgraded: true }, demona: { at: 'i1' }, mickey: { at: 'e5' } },
      },
    },
  },
};

test(
  'an order is a number within its badge, and the turn order keeps to its tiles, names and all',
  async () => {
    const page = await openPosition(sorcerersArena, STATUSES, { language: 'it', ...DESK });
    const chips = page.locator('.sa-chip');
    await chips.nth(1).click();
    await chips.nth(0).click();
    const badges = await chips.evaluateAll(all =>
      all.map(chip => getComputedStyle(chip, '::before').content.replaceAll('"', '')),
    );
    expect(badges).toEqual(['2', '1']);
    for await (const { width } of inEach(page, [PHONE, DESK, UPRIGHT])) {
      await isWell(page);
      await shot(page, `sorcerers-arena-order-${width}`);
    }
    const tiles = page.locator('.sa-tile-o');
    expect(await tiles.locator('b').filter({ visible: true }).count()).toBe(6);
    const spilt = await tiles.evaluateAll(all =>
      all.flatMap(tile => {
        const { left, right } = tile.getBoundingClientRect();
        const words = [...tile.querySelectorAll('b, small')];
        return words
          .filter(word => {
            const letters = document.createRange();
            letters.selectNodeContents(word);
            const box = letters.getBoundingClientRect();
            return box.left < left || box.right > right;
          })
          .map(({ textContent }) => textContent);
      }),
    );
    expect(spilt).toEqual([]);
  },
  LONG,
);
