import { darkestNight } from '@tavolata/darkest-night';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { person } from '../kit/browser.ts';
import { openLocal } from '../kit/doors.ts';
import { openHouse } from '../kit/house.ts';
import { violations } from '../kit/look.ts';
import { openMatch } from '../kit/match.ts';
import { unfit } from '../kit/phone.ts';
import { openPosition } from '../kit/position.ts';
import { letPlay } from '../kit/robot.ts';
import { shot } from '../kit/shots.ts';

const PHONE = { width: 390, height: 844, touch: true, language: 'en' } as const;

async function middleOf(thing: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const { x, y, width, height } = (await thing.boundingBox()) ?? {};
  if (x === undefined || y === undefined || !width || !height) throw new Error('it is not to be seen');
  return { x: x + width / 2, y: y + height / 2 };
}

/** Four blights in one place, and relics beside others. */
async function openNight(): Promise<Page> {
  const at = 'ruins';
  const blights = { ruins: ['curse', 'lich', 'spies', 'zombies'], castle: ['dark-fog'] };
  const given = { phase: 'action', active: 'knight', round: 2, heroes: { knight: { at } }, blights };
  const page = await openPosition(darkestNight, { given }, PHONE);
  await page.locator('.dn-blight.is-lit').nth(3).waitFor();
  return page;
}

test('a finger between two small things is asked which it meant; a finger on one of them is not', async () => {
  const page = await openNight();
  const blights = page.locator('.dn-blight.is-lit');
  const { x, y } = await middleOf(blights.first());
  await page.touchscreen.tap(x, y);
  await page.locator('.dn-blight.is-selected').waitFor();
  expect(await blights.count()).toBe(3);
  const which = page.locator('dialog[open]', { hasText: 'Which one do you mean?' });
  expect(await which.count()).toBe(0);
  const [one, other] = [await middleOf(blights.nth(0)), await middleOf(blights.nth(1))];
  await page.touchscreen.tap((one.x + other.x) / 2, (one.y + other.y) / 2);
  await which.waitFor();
  await shot(page, 'which-one');
  expect([...(await violations(page)), ...(await unfit(page))]).toEqual([]);
  await which.locator('.btn').nth(1).tap();
  await expect.poll(() => page.locator('.dn-blight.is-selected').count()).toBe(1);
  expect((await middleOf(page.locator('.dn-blight.is-selected'))).x).toBe(other.x);
});

test('a finger beside a lonely small thing finds it, a mouse does not', async () => {
  const page = await openNight();
  const fog = page.locator('.dn-blight', { hasText: /Dark Fog/ });
  const { x, y } = await middleOf(fog);
  const inspected = page.locator('.inspect-dialog[open]');
  await page.mouse.click(x - 19, y);
  await page.locator('.tv[data-question]').waitFor();
  expect(await inspected.count()).toBe(0);
  await page.touchscreen.tap(x - 19, y);
  await inspected.waitFor();
});

test('on a phone when to be stopped, and hold, are one tap from the edge', async () => {
  const { page } = await person(PHONE);
  await openLocal(page, await openHouse());
  await page.locator('.tv[data-question]').waitFor();
  expect(await unfit(page)).toEqual([]);
  const stopping = page.locator('.tv-edge .stopping');
  expect(await stopping.getAttribute('aria-label')).toBe('Stop me: when it matters');
  await stopping.tap();
  const sheet = page.locator('dialog[open]');
  await sheet.locator('.stops select').selectOption('everything');
  await expect.poll(() => stopping.getAttribute('aria-label')).toBe('Stop me: always');
  await sheet.getByRole('button', { name: 'Hold' }).tap();
  await expect.poll(() => stopping.getAttribute('aria-label')).toBe('Stop me: Hold');
  expect([...(await violations(page)), ...(await unfit(page))]).toEqual([]);
  await sheet.getByRole('button', { name: 'Close' }).tap();
  expect(await letPlay(page, { most: 6 })).toBe(6);
  await page.locator('.yields').waitFor();
  expect(await unfit(page)).toEqual([]);
  await shot(page, 'stops-on-the-edge');
  await page.locator('.yields .perche').first().tap();
  await page.locator('.beside .perche').waitFor();
  expect(await unfit(page)).toEqual([]);
});

test('on a phone a thumb meets the tabs of log and chat', async () => {
  const { people } = await openMatch({ game: 'boss-monster', people: [{}, PHONE] });
  const page = people[1]?.page as Page;
  await page.locator('.tv-top .tv-icon[aria-expanded]').tap();
  await page.getByRole('tab', { name: 'Chat' }).waitFor();
  await shot(page, 'tabs-of-the-rail');
  expect(await unfit(page)).toEqual([]);
});

test('on a phone a thumb meets every line of the log that can be taken back', async () => {
  const { page } = await person(PHONE);
  await openLocal(page, await openHouse());
  expect(await letPlay(page, { most: 4 })).toBe(4);
  await page.locator('.tv-top [aria-controls=rail]').tap();
  await page.locator('.log .undo-here .btn').first().waitFor();
  expect([...(await violations(page)), ...(await unfit(page))]).toEqual([]);
  await shot(page, 'log-with-undo');
});

test('a double click picks a card once, and marks none of its words', async () => {
  const { page } = await person({ language: 'en' });
  await openLocal(page, await openHouse());
  const card = page.locator('.tv-dock .thing.is-lit').first();
  await card.dblclick();
  await page.locator('.tv-dock .thing.is-selected').waitFor();
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
});
