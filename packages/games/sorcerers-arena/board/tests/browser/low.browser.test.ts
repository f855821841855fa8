import { sorcerersArena } from '@tavolata/sorcerers-arena';
import { openPosition } from '@tavolata/web/test-kit/position';
import { inEach, sizes } from '@tavolata/web/test-kit/sizes';
import { expect, test } from 'vitest';

const CLOSE = {
  active: 'mickey',
  seats: {
    a: { characters: { mickey: { at: 'e4' }, ariel: { at: 'd4' } }, hand: ['mickey-shooting-star'] },
    b: { characters: { gaston: { at: 'f4' }, sulley: { at: 'e5' } } },
  },
};

test('in a window at 200 % whoever stands side by side is told apart, and what one can do is in sight', async () => {
  const low = sizes([720, 450], [844, 390]);
  const page = await openPosition(sorcerersArena, { players: 2, given: CLOSE }, low[0]);
  for await (const { width, height } of inEach(page, low)) {
    const arena = await page.locator('.sa-arena svg').first().boundingBox();
    expect(arena?.height, `${width} wide`).toBeGreaterThan(240);
    const health = await page
      .locator('.sa-health')
      .evaluateAll(all => all.map(each => each.getBoundingClientRect()));
    const apart = health.every((one, i) =>
      health.slice(i + 1).every(other => Math.hypot(one.x - other.x, one.y - other.y) > one.width),
    );
    expect(apart, `${width} wide`).toBe(true);
    const deeds = await page.locator('.sa-deeds-g').boundingBox();
    expect((deeds?.y ?? 0) + (deeds?.height ?? Infinity), `${width} wide`).toBeLessThanOrEqual(height);
  }
});
