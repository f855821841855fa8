import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DOORS } from '../../../src/games/doors.ts';
import { person } from '../kit/browser.ts';
import { openHouse } from '../kit/house.ts';
import { unfit } from '../kit/phone.ts';
import { letPlay } from '../kit/robot.ts';
import { shot } from '../kit/shots.ts';
import { DESK, PHONE } from '../kit/sizes.ts';

const LONG = 300_000;
const GAMES = DOORS.map(({ slug }) => slug);

/** How far beside the middle of the window a card is shown that somebody plays. */
const besideMiddle = (page: Page): Promise<number> =>
  page.locator('.motion').evaluate(motion => {
    const shown = document.createElement('div');
    shown.className = 'motion-large';
    motion.append(shown);
    const { left } = shown.getBoundingClientRect();
    shown.remove();
    return left - innerWidth / 2;
  });

test.each(GAMES)(
  '%s opens in two taps, is played on its board and in words, and can be looked at again',
  async slug => {
    const house = await openHouse();
    const { page } = await person();
    await page.goto(house.url);
    await page.locator('.door', { has: page.locator(`[data-game="${slug}"]`) }).click();
    await page.getByRole('button', { name: 'Apri il tavolo' }).click();
    await page.locator('.tv-table').waitFor();
    expect(await letPlay(page, { most: 8 })).toBe(8);
    await shot(page, `game-${slug}`);
    await page.setViewportSize(PHONE);
    expect(await unfit(page)).toEqual([]);
    expect(await besideMiddle(page)).toBe(0);
    await shot(page, `game-${slug}-390`);
    await page.setViewportSize(DESK);
    await page.locator('.tv-title').click();
    await page.keyboard.press('t');
    await page.locator('.text-table').waitFor();
    // What is no card is told too, or there would be nothing to decide by.
    expect(await page.locator('.text-table .facts li').count()).toBeGreaterThan(1);
    await shot(page, `game-${slug}-in-words`);
    expect(await letPlay(page, { most: 4 })).toBe(4);
    await page.goto(page.url().replace('#/local/', '#/replay/local/').replace(/\/a$/, ''));
    await page.locator('.scrubber').waitFor();
  },
  LONG,
);
