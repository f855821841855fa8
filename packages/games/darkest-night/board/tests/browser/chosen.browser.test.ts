import { darkestNight } from '@tavolata/darkest-night';
import { settled } from '@tavolata/web/test-kit/look';
import { openPosition } from '@tavolata/web/test-kit/position';
import { shot } from '@tavolata/web/test-kit/shots';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

/** How a chosen hero's places lie in what shows them: each whole, its ring too, and nothing lies on them. */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const RING = 3;
    return [...document.querySelectorAll('.tv-table .is-selected')].flatMap(thing => {
      const { left, right, top, bottom, width } = thing.getBoundingClientRect();
      const around = thing.closest('.dn-others, .dn-strip, .dn-map')?.getBoundingClientRect();
      if (!around || width === 0) return [];
      const isWithin = left >= around.left + RING && top >= around.top + RING && right <= around.right - RING;
      const corners = [top + 2, bottom - 2].map(y => document.elementFromPoint((left + right) / 2, y));
      const isFree = thing.classList.contains('dn-token') || corners.every(met => met && thing.contains(met));
      return isWithin && isFree ? [] : [thing.className];
    });
  });

/** What of a chosen hero's name lies under its tick. */
const ticked = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const who = document.querySelector('.dn-others .dn-who.is-selected');
    const name = who?.querySelector('b')?.getBoundingClientRect();
    if (!who || !name?.width) return 0;
    const tick = getComputedStyle(who, '::before');
    const left = who.getBoundingClientRect().left + Number.parseFloat(tick.left);
    const shift = tick.translate.startsWith('-50%') ? Number.parseFloat(tick.width) / 2 : 0;
    return Math.max(0, left - shift + Number.parseFloat(tick.width) - name.left);
  });

test.each([
  { width: 1440, height: 900, language: 'it' },
  { width: 768, height: 1024, language: 'en' },
  { width: 390, height: 844, language: 'it' },
] as const)('who plays next stays whole when chosen, $width wide', async size => {
  const at = 'monastery';
  const heroes = { druid: { at }, wizard: { at }, rogue: { at }, priest: { at } };
  const page = await openPosition(darkestNight, { given: { phase: 'next-hero', round: 2, heroes } }, size);
  const heroesToChoose = await page.locator('.dn-token.is-lit').count();
  expect(heroesToChoose).toBe(4);
  for (let n = 0; n < heroesToChoose; n++) {
    await page.locator('.dn-token').nth(n).click();
    await page.locator('.dn-token.is-selected').waitFor();
    await settled(page);
    if (n === 0) await shot(page, `darkest-night-chosen-${size.width}`);
    expect(await misplaced(page), `hero ${n}`).toEqual([]);
    expect(await ticked(page), `hero ${n}`).toBe(0);
    await page.keyboard.press('Escape');
  }
});
