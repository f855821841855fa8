import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { person } from '../kit/browser.ts';
import { openHouse } from '../kit/house.ts';
import { letPlay } from '../kit/robot.ts';
import { shot } from '../kit/shots.ts';

const LONG = 120_000;

test.each(['four-souls', 'sorcerers-arena'])(
  'on a phone %s is learnt by touch to its end: the lesson never lies on what has to be picked',
  async game => {
    const house = await openHouse();
    const { page } = await person({ width: 390, height: 844, language: 'en' });
    await page.goto(`${house.url}/#/learn/${game}/0`);
    const card = page.locator('.lesson');
    await card.waitFor();
    const edge = page.locator('.tv-edge');
    const end = page.getByRole('button', { name: 'Start again' });
    for (let steps = 0; steps < 60 && (await end.count()) === 0; steps++) {
      const read = card.locator('[data-main]');
      if (await read.count()) await read.click();
      else await letPlay(page, { most: 1, seed: steps });
    }
    // There is nothing to read any more: where the answers were, ways lead on.
    expect(await edge.textContent()).not.toContain('Read the lesson');
    await edge.getByRole('button', { name: 'Play a match' }).click();
    expect(await page.locator('.door[aria-pressed=true] [data-game]').getAttribute('data-game')).toBe(game);
  },
  LONG,
);

test('the lesson lies over the rail, also where the rail is narrow, and over nothing of the table', async () => {
  const house = await openHouse();
  const { page } = await person({ width: 1440, height: 900 });
  await page.goto(`${house.url}/#/learn/mourners-call/0`);
  const card = page.locator('.lesson');
  await card.waitFor();
  const [mine, rail] = [await card.boundingBox(), await page.locator('.tv-rail').boundingBox()];
  expect(mine?.x).toBeGreaterThanOrEqual(rail?.x ?? Number.POSITIVE_INFINITY);
});

test('while there is only the lesson to read nobody waits, and somebody does once the learner is asked', async () => {
  const house = await openHouse();
  const { page } = await person({ language: 'en' });
  await page.goto(`${house.url}/#/learn/boss-monster/0`);
  await page.locator('.lesson').waitFor();
  const seats = page.locator('.tv-seats .seat > div');
  const read = async () => (await seats.allInnerTexts()).map(text => text.split('\n'));
  expect(await read()).toEqual([['You'], ['Ines']]);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.locator('.tv[data-asking]').waitFor();
  expect(await read()).toEqual([
    ['You', 'your turn'],
    ['Ines', 'waiting'],
  ]);
});

test('on a phone the lesson hides not even part of the place where figures are to go', async () => {
  const house = await openHouse();
  const { page } = await person({ width: 390, height: 844, language: 'en' });
  await page.goto(`${house.url}/#/learn/mourners-call/0`);
  const card = page.locator('.lesson');
  await card.waitFor();
  const place = page.locator('.thing.is-lit', { hasText: 'Marrowgate' });
  for (let steps = 0; steps < 20 && (await place.count()) === 0; steps++) {
    const read = card.locator('[data-main]');
    if (await read.count()) await read.click();
    else await letPlay(page, { most: 1, seed: steps });
  }
  const [lesson, marrowgate] = [await card.boundingBox(), await place.boundingBox()];
  if (!lesson || !marrowgate) throw new Error('there is no lesson, or nowhere to go');
  const isApart = lesson.y + lesson.height <= marrowgate.y || marrowgate.y + marrowgate.height <= lesson.y;
  expect(isApart).toBe(true);
});

test.each([
  { language: 'it', width: 390, height: 844 },
  { language: 'en', width: 360, height: 740 },
] as const)('on a phone the lesson does not hide the monster it speaks of ($width)', async who => {
  const house = await openHouse();
  const { page } = await person(who);
  await page.goto(`${house.url}/#/learn/four-souls/0`);
  const card = page.locator('.lesson');
  await card.getByText('Monstro').waitFor();
  const monster = page.locator('.four-souls-Slot-slot .four-souls-Tile-tile', { hasText: 'Monstro' });
  await shot(page, `lesson-speaks-of-${who.width}`);
  const [lesson, monstro] = [await card.boundingBox(), await monster.boundingBox()];
  if (!lesson || !monstro) throw new Error('there is no lesson, or no monster');
  expect(lesson.y >= monstro.y + monstro.height || monstro.y >= lesson.y + lesson.height).toBe(true);
});

interface Glimpse {
  readonly card: string;
  readonly question: string | null;
  readonly travels: boolean;
}

/** What is seen each time anything on the page changes, until the card has gone on. */
const glimpses = (page: Page): Promise<readonly Glimpse[]> =>
  page.evaluate(async () => {
    const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
    const look = (): Glimpse => ({
      card: text('.lesson .fold small'),
      question: document.querySelector('.tv')?.getAttribute('data-question') ?? null,
      travels: document.querySelector('.motion')?.childElementCount !== 0,
    });
    const seen = [look()];
    return new Promise(resolve => {
      new MutationObserver((_, watch) => {
        seen.push(look());
        if (seen.at(-1)?.card === seen[0]?.card) return;
        watch.disconnect();
        resolve(seen);
      }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      document.querySelector<HTMLElement>('.tv-edge [data-main]')?.click();
    });
  });

/** A learner of Boss Monster who is to draw a Room. */
async function aboutToDraw(speed: 'off' | 'normal'): Promise<Page> {
  const house = await openHouse();
  const { page } = await person({ language: 'en' });
  await page.addInitScript(`localStorage.setItem('tavolata.speed', '${speed}')`);
  await page.emulateMedia({ reducedMotion: speed === 'off' ? 'reduce' : 'no-preference' });
  await page.goto(`${house.url}/#/learn/boss-monster/0`);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.locator('.tv[data-asking]').waitFor();
  return page;
}

test('the next words of a lesson come once nothing travels any more', async () => {
  const seen = await glimpses(await aboutToDraw('normal'));
  expect(seen.some(({ travels }) => travels)).toBe(true);
  expect(seen.at(-1)).toMatchObject({ card: '3 of 12', travels: false });
});

test('where nothing moves, the next words of a lesson come with the next question', async () => {
  const seen = await glimpses(await aboutToDraw('off'));
  const [first] = seen;
  expect(seen.filter(({ question }) => question !== first?.question)).toHaveLength(1);
  expect(seen.at(-1)?.card).toBe('3 of 12');
});
