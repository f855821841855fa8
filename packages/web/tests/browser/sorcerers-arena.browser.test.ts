import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { person, type Who } from './kit/browser.ts';
import { type House, openHouse } from './kit/house.ts';
import { misfits, violations } from './kit/look.ts';
import { play } from './kit/play.ts';
import { shot } from './kit/shots.ts';

const LONG = 180_000;

/** Through its door to a table of that chapter, against one bot or three. */
async function open(page: Page, { url }: House, chapter: string, seats: number): Promise<void> {
  await page.goto(url);
  await page.locator('.door:has([data-game=sorcerers-arena])').click();
  for (let seat = 2; seat < seats; seat++)
    await page.getByRole('button', { name: /^(Un bot|A bot)$/ }).click();
  await page.locator('.new-table summary').click();
  await page.getByLabel(/^(Regole|Rules)/).selectOption(chapter);
  await page.locator('form.new-table button[type=submit]').click();
  await page.locator('.tv-table').waitFor();
}

const PHONE = { width: 390, height: 844 };
const SMALL = { width: 360, height: 740 };

const MATCHES: readonly [string, string, number, Who][] = [
  ['Chapter 1 on a phone', 'chapter-1', 2, { language: 'it', ...PHONE }],
  ['Chapter 2 on a small phone', 'chapter-2', 2, { language: 'en', ...SMALL }],
  ['Chapter 3 on a desk', 'chapter-3', 2, { language: 'it' }],
  ['Chapter 4 on a desk', 'chapter-4', 2, { language: 'en' }],
  ['two against two on a phone', 'chapter-4', 4, { language: 'it', ...PHONE }],
];

test.each(MATCHES)(
  'a whole match of %s',
  async (name, chapter, seats, who) => {
    const house = await openHouse();
    const { page } = await person(who);
    await open(page, house, chapter, seats);
    // Where teams are found, where everybody stands, and in the middle of it.
    for (const answers of [1, 12, 20]) {
      await play(page, { most: answers });
      await page.locator('.tv[data-question], .tv[data-over]').waitFor();
      expect(await misfits(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    }
    await shot(page, `sorcerers-arena ${name}`);
    await play(page);
    await page.locator('.tv[data-over]').waitFor();
    expect(await misfits(page)).toEqual([]);
  },
  LONG,
);
