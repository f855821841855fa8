import { fourSouls } from '@tavolata/four-souls';
import { misfits } from '@tavolata/web/test-kit/look';
import { openPosition } from '@tavolata/web/test-kit/position';
import { shot } from '@tavolata/web/test-kit/shots';
import { DESK, PHONE } from '@tavolata/web/test-kit/sizes';
import { expect, test } from 'vitest';

const LONG = 120_000;

const given = {
  seats: { a: {}, b: {} },
  monsters: ['fly', 'fatty'],
  decks: { monster: ['portal'] },
};

test.each([DESK, PHONE])(
  'a monster from the deck goes where a finger says, and the button says what it covers ($width)',
  async size => {
    const page = await openPosition(fourSouls, { players: 2, given }, { language: 'it', ...size });
    const main = page.locator('.btn-main');
    await page.getByRole('button', { name: 'Attacca', exact: true }).click();
    await page.locator('[data-thing*="monster-deck"]').click();
    await main.click();
    await page.locator('.four-souls-Slot-here').nth(1).waitFor({ state: 'attached' });
    const fatty = await page.locator('.four-souls-Tile-tile', { hasText: 'Ciccione' }).first().boundingBox();
    if (!fatty) throw new Error('nothing to cover');
    await page.mouse.click(fatty.x + fatty.width / 2, fatty.y + fatty.height / 3);
    await main.waitFor();
    await shot(page, `four-souls-covering-${size.width}`);
    expect(await main.textContent()).toContain('Copri Ciccione');
    expect(await misfits(page)).toEqual([]);
  },
  LONG,
);
