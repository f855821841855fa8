import { expect, test } from 'vitest';
import { DOORS } from '../../src/games/index.ts';
import { person } from './kit/browser.ts';
import { openHouse } from './kit/house.ts';
import { play } from './kit/play.ts';
import { shot } from './kit/shots.ts';

const LONG = 300_000;
const playable = DOORS.filter(({ load }) => load).map(({ slug }) => slug);

test.each(playable)(
  '%s opens in two taps, is played on its board and in words, and can be looked at again',
  async slug => {
    const house = await openHouse();
    const { page } = await person();
    await page.goto(house.url);
    await page.locator('.door', { has: page.locator(`[data-game="${slug}"]`) }).click();
    await page.getByRole('button', { name: 'Apri il tavolo' }).click();
    await page.locator('.tv-table').waitFor();
    // A match may end early: then there is nothing more to answer.
    const isOver = async () => (await page.locator('.tv[data-over]').count()) > 0;
    expect((await play(page, { most: 8 })) === 8 || (await isOver())).toBe(true);
    await shot(page, `game-${slug}`);
    await page.locator('.tv-title').click();
    await page.keyboard.press('t');
    await page.locator('.text-table').waitFor();
    expect((await play(page, { most: 4 })) === 4 || (await isOver())).toBe(true);
    await page.goto(page.url().replace('#/local/', '#/replay/local/').replace(/\/a$/, ''));
    await page.locator('.scrubber').waitFor();
  },
  LONG,
);
