import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../kit/look.ts';
import { openMatch } from '../kit/match.ts';

const ASKED = '.tv[data-question]:not([data-sent])';
const DENIED = '.tv-dock .thing.is-disabled';

/** Where a card of the hand cannot be picked, though others can. */
async function whereSomeAreDenied(): Promise<Page> {
  const { page, play } = await openMatch({ game: 'boss-monster', people: [{ language: 'en' }], bots: 1 });
  for (let answers = 0; answers < 60; answers++) {
    await page.locator(ASKED).waitFor();
    if ((await page.locator(DENIED).count()) > 0) return page;
    await play(1);
  }
  throw new Error('whatever was asked, all could be picked');
}

/** Walks until something that cannot be picked has the focus. */
async function walkToDenied(page: Page): Promise<void> {
  for (let steps = 0; steps < 40; steps++) {
    await page.keyboard.press('ArrowRight');
    if (await page.evaluate(denied => document.activeElement?.matches(denied), DENIED)) return;
  }
  throw new Error('no way leads there');
}

test('what cannot be picked says why, with its rule, once keys come to it, and until they go on or Escape is pressed', async () => {
  const page = await whereSomeAreDenied();
  const reason = page.locator('.glance .reason');
  await walkToDenied(page);
  await reason.waitFor();
  expect(await reason.textContent()).toMatch(/BM-[A-Z]+-\d\d/);
  const said = await page.evaluate(() => document.activeElement?.getAttribute('aria-description'));
  expect(await reason.textContent()).toContain(said);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await reason.waitFor({ state: 'detached' });
  await walkToDenied(page);
  await reason.waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await reason.waitFor({ state: 'detached' });
});

test('a card on which the mouse rests is shown large with its text; the I key opens it, a press on it leaves it, one elsewhere puts it away', async () => {
  const { page } = await openMatch({ game: 'boss-monster', people: [{ language: 'en' }], bots: 1 });
  await page.locator(ASKED).waitFor();
  const glance = page.locator('.glance');
  const card = page.locator('.tv-dock .thing[data-card]').first();
  const name = (await card.getAttribute('data-name'))?.split(/[,.]/)[0] as string;
  await card.hover();
  await glance.getByText(name).first().waitFor();
  // What is told can be come to, and read.
  await glance.hover();
  expect(await glance.count()).toBe(1);
  await card.hover();
  await page.keyboard.press('i');
  await page.locator('.inspect-dialog[open]').getByText(name).first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.inspect-dialog:not([open])').waitFor({ state: 'attached' });
  await page.locator('.tv-title').hover();
  await glance.waitFor({ state: 'detached' });
  await card.hover();
  await glance.waitFor();
  // What has the focus loses it by the press: that takes nothing from whoever reads by the mouse.
  await page.locator('.tv-top [aria-controls=rail]').focus();
  await page.mouse.down();
  await page.mouse.up();
  expect(await glance.count()).toBe(1);
  await page.locator('.tv-title').dispatchEvent('pointerdown');
  await glance.waitFor({ state: 'detached' });
});

test('what is longer than its room is scrolled by the wheel, from where the mouse rests', async () => {
  const { page } = await openMatch({
    game: 'four-souls',
    people: [{ language: 'en', width: 1366, height: 650 }],
    bots: 1,
  });
  await page.locator(ASKED).waitFor();
  const glance = page.locator('.glance');
  await page.locator('.tv-dock .thing[data-card]').first().hover();
  await glance.waitFor();
  // As if its text were long.
  await glance.evaluate(element => {
    element.style.maxHeight = '8rem';
  });
  const top = () => glance.evaluate(element => element.scrollTop);
  expect(await top()).toBe(0);
  await page.mouse.wheel(0, 60);
  await expect.poll(top).toBeGreaterThan(0);
});
