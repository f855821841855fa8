import { expect, test } from 'vitest';
import { openMatch } from '../kit/match.ts';
import { drawn } from '../kit/play.ts';

const ASKED = '.tv[data-question]:not([data-sent])';
const SHEET = 'dialog.inspect-dialog[open]';

test('a finger that rests on a card looks closer, and may lift', async () => {
  const { page } = await openMatch({
    game: 'boss-monster',
    people: [{ width: 390, height: 844, touch: true }],
    bots: 1,
  });
  await page.locator(ASKED).waitFor();
  const question = await page.locator('.tv').getAttribute('data-question');
  const card = page.locator('.tv-dock [data-card]').first();
  const box = await card.boundingBox();
  if (!box) throw new Error('there is no card in the hand');
  const finger = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.locator(SHEET).waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await drawn(page);
  expect(await page.locator(SHEET).count()).toBe(1);
  // Nor was anything picked.
  expect(await page.locator('.tv').getAttribute('data-question')).toBe(question);
  expect(await page.locator('.tv-dock .is-selected').count()).toBe(0);
  await page.locator(SHEET).getByRole('button', { name: 'Chiudi' }).tap();
  await page.locator(SHEET).waitFor({ state: 'detached' });
});

test('a sheet is closed by a tap that begins and ends outside', async () => {
  const { page } = await openMatch({ game: 'boss-monster', people: [{}], bots: 1 });
  await page.locator(ASKED).waitFor();
  await page.getByRole('button', { name: /^Perché/ }).click();
  const rule = page.locator('dialog.rule-dialog[open]');
  const box = await rule.boundingBox();
  if (!box) throw new Error('no rule is told');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(10, 10);
  await page.mouse.up();
  await drawn(page);
  expect(await rule.count()).toBe(1);
  await page.mouse.click(10, 10);
  await rule.waitFor({ state: 'detached' });
});
