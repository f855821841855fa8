import { sorcerersArena } from '@tavolata/sorcerers-arena';
import { expect, test } from 'vitest';
import { openPosition } from './kit/position.ts';
import { inEach, sizes } from './kit/sizes.ts';

const CLOSE = {
  active: 'mickey',
  seats: {
    a: { characters: { mickey: { at: 'e4' }, ariel: { at: 'd4' } }, hand: ['mickey-shooting-star'] },
    b: { characters: { gaston: { at: 'f4' }, sulley: { at: 'e5' } } },
  },
};

test('in a window at 200 % whoever stands side by side is told apart, and the hand is whole', async () => {
  const low = sizes([720, 450], [844, 390]);
  const page = await openPosition(sorcerersArena, { players: 2, given: CLOSE }, low[0]);
  for await (const { width } of inEach(page, low)) {
    const arena = await page.locator('.sa-arena svg').first().boundingBox();
    expect(arena?.height, `${width} wide`).toBeGreaterThan(380);
    const health = await page
      .locator('.sa-health')
      .evaluateAll(all => all.map(each => each.getBoundingClientRect()));
    const apart = health.every((one, i) =>
      health.slice(i + 1).every(other => Math.hypot(one.x - other.x, one.y - other.y) > one.width),
    );
    expect(apart, `${width} wide`).toBe(true);
    const hand = page.locator('.sa-hand');
    expect(await hand.evaluate(each => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(1);
  }
});
