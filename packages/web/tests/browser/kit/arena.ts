import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { person, type Who } from './browser.ts';
import { type House, openHouse } from './house.ts';
import { misfits, violations } from './look.ts';
import { letPlay } from './robot.ts';
import { shot } from './shots.ts';

/** A kind of match of Sorcerer's Arena, and who looks at it. */
export interface ArenaMatch extends Who {
  readonly chapter: string;
  readonly seats: number;
}

/** Through its door to a table of that chapter, against one bot or three. */
async function open(page: Page, { url }: House, { chapter, seats }: ArenaMatch): Promise<void> {
  await page.goto(url);
  await page.locator('.door:has([data-game=sorcerers-arena])').click();
  for (let seat = 2; seat < seats; seat++)
    await page.getByRole('button', { name: /^(Un bot|A bot)$/ }).click();
  await page.locator('.new-table summary').click();
  await page.getByLabel(/^(Regole|Rules)/).selectOption(chapter);
  await page.locator('form.new-table button[type=submit]').click();
  await page.locator('.tv-table').waitFor();
}

/** A whole match; everything fits and can be used by everybody where teams are found, at the start, and in the middle. */
export async function playArena(match: ArenaMatch): Promise<void> {
  const house = await openHouse();
  const { page } = await person(match);
  await open(page, house, match);
  for (const answers of [1, 12, 20]) {
    await letPlay(page, { most: answers });
    await page.locator('.tv[data-question], .tv[data-over]').waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  }
  await shot(page, `sorcerers-arena-${match.chapter}-${match.seats}`);
  await letPlay(page);
  await page.locator('.tv[data-over]').waitFor();
  expect(await misfits(page)).toEqual([]);
}
