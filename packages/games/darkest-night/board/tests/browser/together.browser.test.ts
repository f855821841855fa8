import { darkestNight } from '@tavolata/darkest-night';
import { openMatch } from '@tavolata/web/test-kit/match';
import { openPosition } from '@tavolata/web/test-kit/position';
import { letPlay } from '@tavolata/web/test-kit/robot';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';

const LONG = 240_000;

/** From the middle of one thing to the middle of another. */
async function ends(from: Locator, to: Locator): Promise<{ x: number; y: number }[]> {
  const boxes = [await from.boundingBox(), await to.boundingBox()];
  return boxes.map(box => {
    if (!box) throw new Error('what is dragged, or where to, is not on the screen');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
}

async function dragByMouse(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = await ends(from, to);
  if (!start || !end) return;
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.locator('.dn-dragged').waitFor();
  await page.locator('.darkest-night-Token-receives').first().waitFor();
  await page.mouse.up();
}

async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = await ends(from, to);
  if (!start || !end) return;
  const finger = await page.context().newCDPSession(page);
  await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', start);
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', {
      x: start.x + (end.x - start.x) * part,
      y: start.y + (end.y - start.y) * part,
    });
  await page.locator('.dn-dragged').waitFor();
  await touch('touchEnd');
}

test.each([
  { width: 1440, height: 900, priest: '.dn-others [data-hero=priest]' },
  { width: 390, height: 844, priest: '.dn-strip [data-hero=priest] .darkest-night-Disc-disc' },
])(
  'items are handed over by mouse and by finger, $width wide',
  async ({ priest, ...size }) => {
    const heroes = {
      knight: { at: 'village', items: ['waystone', 'blood-ring'] },
      seer: { at: 'village', moon: true },
      priest: { at: 'village', moon: true },
      rogue: { at: 'castle', moon: true },
    };
    const page = await openPosition(darkestNight, { given: { active: 'knight', heroes } }, size);
    const mine = (name: string) => page.locator('.dn-dock [data-hero=knight] .dn-held', { hasText: name });
    await dragByMouse(page, mine('Pietra del Teletrasporto'), page.locator('.dn-stand[data-hero=seer]'));
    await mine('Pietra del Teletrasporto').waitFor({ state: 'detached' });
    await dragByFinger(page, mine('Anello di Sangue'), page.locator(priest));
    await mine('Anello di Sangue').waitFor({ state: 'detached' });
    expect(await page.locator('dialog[open]').count()).toBe(0);
    for (const words of ['Veggente', 'Sacerdote'])
      await page.locator('.log').getByText(words).last().waitFor({ state: 'attached' });
  },
  LONG,
);

test(
  'what heroes say and show each other, a Necromancer player is not told',
  async () => {
    const { people } = await openMatch({
      game: 'darkest-night',
      people: [{}, { language: 'en' }, { language: 'en', width: 390, height: 844 }],
      set: async page => {
        await page.locator('.new-table summary').click();
        await page.getByLabel(/^Giocatore Negromante/).check();
      },
    });
    const [ada, bruno, necromancer] = people.map(({ page }) => page);
    if (!ada || !bruno || !necromancer) throw new Error('three were wanted');
    const say = async (line: string): Promise<void> => {
      await ada.getByLabel('Scrivi ai presenti').fill(line);
      await ada.keyboard.press('Enter');
    };
    await Promise.all([ada, bruno].map(page => letPlay(page, { most: 4 })));
    await ada.getByRole('tab', { name: 'Chat' }).click();
    await ada.getByLabel('solo alla squadra').check();
    await say('Io resto nascosto');
    await ada
      .locator('.dn-plate')
      .first()
      .click({ modifiers: ['Alt'] });
    await bruno.locator('.pointed').getByText('Ada').waitFor();
    await ada.getByLabel('solo alla squadra').uncheck();
    await say('Buona notte');
    await bruno.getByRole('tab', { name: 'Chat' }).click();
    await bruno.locator('.chat').getByText('Io resto nascosto').waitFor();
    await necromancer.getByRole('button', { name: /^Chat \(1/ }).click();
    await necromancer.getByRole('tab', { name: 'Chat' }).click();
    await necromancer.locator('.chat').getByText('Buona notte').waitFor();
    expect(await necromancer.getByText('Io resto nascosto').count()).toBe(0);
    expect(await necromancer.locator('.pointed').count()).toBe(0);
  },
  LONG,
);
