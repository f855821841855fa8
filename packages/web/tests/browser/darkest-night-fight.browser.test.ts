import { darkestNight } from '@tavolata/darkest-night';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Who } from './kit/browser.ts';
import { expectWhole } from './kit/darkest-night.ts';
import { openPosition } from './kit/position.ts';
import { shot } from './kit/shots.ts';

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

test.each([
  { width: 1760, height: 900, at: 'swamp' },
  { width: 1440, height: 900, at: 'swamp' },
  { width: 1440, height: 900, at: 'castle' },
  { width: 1280, height: 800, at: 'swamp' },
  { width: 1280, height: 800, at: 'village' },
  { width: 1120, height: 800, at: 'swamp' },
  { width: 1120, height: 800, at: 'forest' },
  { width: 1120, height: 800, at: 'mountains' },
  { width: 1024, height: 768, at: 'swamp' },
  { width: 1024, height: 768, at: 'castle' },
  { width: 1024, height: 768, at: 'village' },
  { width: 768, height: 1024, at: 'ruins' },
])(
  'a fight covers nothing of the map: $at, $width wide',
  async ({ at, ...size }) => {
    const page = await openFight(at, size);
    await shot(page, `darkest-night-fight-${at}-${size.width}`);
    await expectWhole(page);
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

test.each([
  { width: 768, height: 1024 },
  { width: 1120, height: 800 },
])('both names of a fight are read whole, $width wide', async size => {
  const given = {
    active: 'prince',
    heroes: { prince: { at: 'mountains' } },
    blights: { mountains: ['taint'] },
  };
  const page = await openPosition(darkestNight, { given }, size);
  await page.locator('.dn-blight.is-lit').click();
  await page.keyboard.press('Space');
  const names = page.locator('.dn-duel .words b');
  await names.first().waitFor();
  const cut = await names.evaluateAll(all =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});
