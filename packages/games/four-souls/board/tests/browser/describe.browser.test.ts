import { fourSouls } from '@tavolata/four-souls';
import { violations } from '@tavolata/web/test-kit/look';
import { openPosition } from '@tavolata/web/test-kit/position';
import { DESK, PHONE } from '@tavolata/web/test-kit/sizes';
import { expect, test } from 'vitest';

const SHEET = 'dialog.inspect-dialog[open]';
const GIVEN = {
  seats: { a: { character: 'isaac' }, b: { character: 'lilith' } },
  monsters: ['fly', 'fatty'],
};
const PLAYER = '.four-souls-Player-player .four-souls-Plate-plate';

test('a player’s name shows the character: to a mouse that rests on it, and to the I key', async () => {
  const page = await openPosition(fourSouls, { players: 2, given: GIVEN }, { language: 'en', ...DESK });
  await page.locator(PLAYER).hover();
  await page.locator('.glance').getByText('Lilith').first().waitFor();
  await page.keyboard.press('i');
  await page.locator(SHEET).getByRole('heading', { name: 'Lilith' }).first().waitFor();
  expect(await violations(page)).toEqual([]);
});

test('what is shown beside the table is what I opens, whatever has the focus', async () => {
  const page = await openPosition(fourSouls, { players: 2, given: GIVEN }, { language: 'en', ...DESK });
  await page.locator('[data-thing][data-card]', { hasText: 'Fatty' }).first().focus();
  await page.locator(PLAYER).hover();
  await page.locator('.glance').getByText('Lilith').first().waitFor();
  await page.keyboard.press('i');
  await page.locator(SHEET).waitFor();
  expect(await page.locator(SHEET).textContent()).toContain('Lilith');
});

test('and to a finger that rests on it', async () => {
  const who = { ...PHONE, touch: true };
  const page = await openPosition(fourSouls, { players: 2, given: GIVEN }, who);
  const box = await page.locator(PLAYER).boundingBox();
  if (!box) throw new Error('nobody else is at the table');
  const finger = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.locator(SHEET).getByText('Lilith').first().waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
});

test.each([DESK, PHONE])('those who listen are told no number without its name ($width)', async size => {
  const given = {
    seats: { a: { character: 'isaac', hand: ['bomb'], lootPlays: 1, cents: 7 }, b: { souls: ['monstro'] } },
    monsters: [{ card: 'fly', covers: ['dip'] }, 'fatty'],
    shop: ['meat'],
    discards: { monster: ['dip'] },
  };
  const page = await openPosition(fourSouls, { players: 2, given }, { language: 'en', ...size });
  await page.getByRole('button', { name: /^Attack/ }).click();
  await page.locator('.four-souls-Slot-slot .thing.is-lit').first().click();
  await page.locator('.tv-edge [data-main]:not(:disabled)').click();
  await page.locator('.four-souls-Stack-entry:visible').first().waitFor();
  const said = (
    await Promise.all(['.four-souls-Board-board', '.tv-dock'].map(part => page.locator(part).ariaSnapshot()))
  ).join('\n');
  expect(said).toContain('2 HP, attack 1');
  expect(said.split('\n').filter(line => /[:"] ?[\d/×+ ]+"?$/.test(line))).toEqual([]);
});
