import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { person } from '../kit/browser.ts';
import { tableOfTwo } from '../kit/doors.ts';
import { openHouse } from '../kit/house.ts';
import { violations } from '../kit/look.ts';
import { openMatch } from '../kit/match.ts';
import { shot } from '../kit/shots.ts';

const ASKED = '.tv[data-question]:not([data-sent])';
const PHONE = { language: 'en', width: 390, height: 664, touch: true } as const;

/** A computed property of the first of these. */
const style = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('an empty chat says so in one line', async () => {
  const house = await openHouse();
  const [{ page }] = await tableOfTwo(house);
  await page.getByRole('tab', { name: 'Chat' }).click();
  const quiet = page.locator('.chat .quiet');
  await shot(page, 'chat-empty');
  expect((await quiet.boundingBox())?.height).toBeLessThan(40);
});

test.each(['boss-monster', 'four-souls', 'mourners-call'])(
  'the others stand in the top bar as they do on the table (%s)',
  async game => {
    const { page, play } = await openMatch({ game, bots: 3, seed: 3 });
    await play(3);
    await page.locator(ASKED).waitFor();
    const [, ...names] = await page.locator('.tv-seats .seat b').allTextContents();
    const boxOf = async (name: string) => {
      const { x = 0, y = 0 } =
        (await page.locator('.tv-table').getByText(name, { exact: true }).first().boundingBox()) ?? {};
      return { name, x, y };
    };
    const places = await Promise.all(names.map(boxOf));
    const ROW = 60;
    const onTable = [...places].sort((a, b) => (Math.abs(a.y - b.y) > ROW ? a.y - b.y : a.x - b.x));
    expect(names).toHaveLength(3);
    expect(names).toEqual(onTable.map(({ name }) => name));
  },
);

test('bars of what scrolls are as dark as the table, whatever the browser', async () => {
  const { page } = await openMatch({ game: 'boss-monster', people: [{ language: 'en' }], bots: 1 });
  expect(await style(page, '.log', 'scrollbar-color')).not.toBe('auto');
});

test('on touch screens no key is named, nothing zooms by itself, and fields are of one look', async () => {
  const { page } = await openMatch({ game: 'boss-monster', people: [PHONE], bots: 1 });
  await page.locator(ASKED).waitFor();
  await page.getByRole('button', { name: /^Stop me/ }).click();
  const sheet = page.locator('dialog[open]');
  await sheet.waitFor();
  expect(await page.locator('kbd:visible').allTextContents()).toEqual([]);
  expect(await sheet.locator('option').first().textContent()).not.toMatch(/\d/);
  expect(await style(page, 'dialog[open] select', 'appearance')).toBe('none');
  expect(Number.parseFloat(await style(page, 'dialog[open] select', 'font-size'))).toBeGreaterThanOrEqual(16);
  for (const what of ['body', '.tv-edge button', '.thing'])
    expect(await style(page, what, 'touch-action'), what).toBe('manipulation');
  const viewport = page.locator('meta[name=viewport]');
  expect(await viewport.getAttribute('content')).toContain('viewport-fit=cover');
});

test('what a notch leaves free is all that is used', async () => {
  const { page, context } = await person(PHONE);
  const house = await openHouse();
  await page.goto(house.url);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 40, bottom: 30 } });
  await page.locator('.lobby .ways').waitFor();
  const boxes = await page.evaluate(() => ({
    top: document.querySelector('.lobby .brand')?.getBoundingClientRect().top,
    ways: getComputedStyle(document.querySelector('.ways') as Element).paddingBottom,
  }));
  expect(boxes.top).toBeGreaterThanOrEqual(40);
  expect(boxes.ways).toBe('30px');
});

test('a finger that picks feels it', async () => {
  const { people, page } = await openMatch({ game: 'boss-monster', people: [PHONE], bots: 1 });
  await people[0]?.page.evaluate(() => {
    const ticks: unknown[] = [];
    Object.assign(globalThis, { ticks });
    navigator.vibrate = pattern => ticks.push(pattern) > 0;
  });
  await page.locator(ASKED).waitFor();
  await page.locator('.tv-title').tap();
  expect(await page.evaluate('ticks.length')).toBe(0);
  await page.locator('.thing.is-lit, .answers .btn:not(:disabled)').first().tap();
  await page.waitForFunction('ticks.length > 0');
});

test('the question leaves a phone to the table, also where it can be declined for good', async () => {
  const { page, play } = await openMatch({ game: 'boss-monster', people: [PHONE], bots: 2, seed: 2 });
  for (let n = 0; n < 60 && (await page.locator('.yields').count()) === 0; n++) {
    await play(1);
    await page.locator(`${ASKED}, .tv[data-over]`).waitFor();
  }
  const height = async (selector: string) => (await page.locator(selector).boundingBox())?.height ?? 0;
  await shot(page, 'phone-response');
  expect(await page.locator('.yields').count()).toBe(1);
  expect(await height('.prompt')).toBeLessThanOrEqual(664 / 5);
  expect(await height('.tv-edge')).toBeLessThanOrEqual(664 / 4);
});

test('where colours are forced, what can be picked and the main answer are told by their outlines', async () => {
  const { page, play } = await openMatch({ game: 'boss-monster', people: [{ language: 'en' }], bots: 1 });
  await play(2);
  await page.locator(ASKED).waitFor();
  await page.emulateMedia({ forcedColors: 'active' });
  const lit = '.thing.is-lit';
  for (let n = 0; n < 20 && (await page.locator(lit).count()) === 0; n++) await play(1);
  expect(await style(page, lit, 'outline-style')).toBe('solid');
  expect(Number.parseFloat(await style(page, lit, 'outline-width'))).toBeGreaterThanOrEqual(3);
  await page.locator(lit).first().click();
  const main = '.answers .btn-main:not(:disabled)';
  await page.locator(main).waitFor();
  expect(await style(page, main, 'background-color')).not.toBe(await style(page, '.btn', 'background-color'));
});

test('text is as large as one wants it, and what no longer fits is laid out as in a smaller window', async () => {
  const { page } = await openMatch({ game: 'boss-monster', people: [{ language: 'en' }], bots: 1 });
  const size = async () => Number.parseFloat(await style(page, '.log', 'font-size'));
  const before = await size();
  await page.keyboard.press('m');
  await page.locator('.menu label', { hasText: /^Text/ }).locator('select').selectOption('largest');
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  expect(await size()).toBeGreaterThanOrEqual(before * 1.29);
  expect(await page.evaluate(() => document.documentElement.dataset.window)).toBe('laptop');
  expect(await violations(page)).toEqual([]);
  await shot(page, 'largest-text');
  await page.reload();
  await page.locator('.log').waitFor();
  expect(await size()).toBeGreaterThanOrEqual(before * 1.29);
});
