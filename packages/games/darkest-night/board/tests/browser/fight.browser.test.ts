import { darkestNight } from '@tavolata/darkest-night';
import type { Who } from '@tavolata/web/test-kit/browser';
import { settled } from '@tavolata/web/test-kit/look';
import { openPosition } from '@tavolata/web/test-kit/position';
import { shot } from '@tavolata/web/test-kit/shots';
import { DESK, inEach, UPRIGHT } from '@tavolata/web/test-kit/sizes';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectWhole } from './kit.ts';

const LONG = 240_000;

/** A fight of one of four heroes against one of four blights, where the Necromancer is too. */
async function openFight(at: string, size: Who): Promise<Page> {
  const moon = { at, moon: true };
  const heroes = { knight: { at }, seer: moon, priest: moon, rogue: moon };
  const blights = { [at]: ['lich', 'spies', 'curse', 'zombies'] };
  const given = { active: 'knight', round: 2, necromancer: at, heroes, blights };
  const page = await openPosition(darkestNight, { given }, size);
  await page.locator('.dn-blight.is-lit').first().click();
  await page.keyboard.press('Space');
  await page.locator('.dn-duel').waitFor();
  return page;
}

const TABLET = { width: 1024, height: 768 };
const NARROW = { width: 1120, height: 800 };
const SMALL_DESK = { width: 1280, height: 800 };
const WIDEST = { width: 1760, height: 900 };

test.each([
  { at: 'swamp', sizes: [WIDEST, DESK, SMALL_DESK, NARROW, TABLET] },
  { at: 'castle', sizes: [DESK, TABLET] },
  { at: 'village', sizes: [SMALL_DESK, TABLET] },
  { at: 'forest', sizes: [NARROW] },
  { at: 'mountains', sizes: [NARROW] },
  { at: 'ruins', sizes: [UPRIGHT] },
])(
  'a fight covers nothing of the map: $at',
  async ({ at, sizes: [first = DESK, ...others] }) => {
    const page = await openFight(at, first);
    for await (const { width } of inEach(page, [first, ...others])) await expectWhole(page, `${width} wide`);
    await shot(page, `darkest-night-fight-${at}`);
  },
  LONG,
);

test('on a phone one looks at the dice of a fight or at the whole map', async () => {
  const page = await openFight('village', { width: 360, height: 740, language: 'en' });
  await page.getByRole('button', { name: 'Map' }).click();
  await page.locator('.dn-duel').waitFor({ state: 'hidden' });
  await expectWhole(page);
  await page.getByRole('button', { name: 'Dice' }).click();
  await page.locator('.dn-duel').waitFor();
});

test('both names of a fight are read whole', async () => {
  const given = {
    active: 'prince',
    heroes: { prince: { at: 'mountains' } },
    blights: { mountains: ['taint'] },
  };
  const page = await openPosition(darkestNight, { given }, UPRIGHT);
  await page.locator('.dn-blight.is-lit').click();
  await page.keyboard.press('Space');
  const names = page.locator('.dn-duel .darkest-night-Duel-words b');
  await names.first().waitFor();
  for await (const size of inEach(page, [UPRIGHT, NARROW])) {
    await settled(page);
    const cut = await names.evaluateAll(all =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
    expect(cut, `${size.width} wide`).toEqual([]);
  }
});
