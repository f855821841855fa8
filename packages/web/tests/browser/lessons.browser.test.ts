import { expect, test } from 'vitest';
import { person } from './kit/browser.ts';
import { openHouse } from './kit/house.ts';
import { letPlay } from './kit/robot.ts';

const LONG = 120_000;

test.each(['four-souls', 'sorcerers-arena'])(
  'on a phone %s is learnt by touch to its end: the lesson never lies on what has to be picked',
  async game => {
    const house = await openHouse();
    const { page } = await person({ width: 390, height: 844, language: 'en' });
    await page.goto(`${house.url}/#/learn/${game}/0`);
    const card = page.locator('.lesson');
    await card.waitFor();
    const end = card.getByRole('button', { name: 'Start again' });
    for (let steps = 0; steps < 60 && (await end.count()) === 0; steps++) {
      const read = card.locator('[data-main]');
      if (await read.count()) await read.click();
      else await letPlay(page, { most: 1, seed: steps });
    }
    await card.getByRole('button', { name: 'Play a match' }).click();
    expect(await page.locator('.door[aria-pressed=true] [data-game]').getAttribute('data-game')).toBe(game);
  },
  LONG,
);
