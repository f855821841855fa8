import { darkestNight } from '@tavolata/darkest-night';
import { expect, test } from 'vitest';
import { expectApart, expectWhole } from './kit/darkest-night.ts';
import { openPosition } from './kit/position.ts';
import { shot } from './kit/shots.ts';

const LONG = 240_000;

interface Size {
  readonly width: number;
  readonly height: number;
}
const WALL: Size = { width: 1440, height: 900 };
const DESK: Size = { width: 1280, height: 800 };
/** Too low for the Necromancer's name. */
const LAPTOP: Size = { width: 1366, height: 657 };
const NARROW: Size = { width: 1120, height: 800 };
const TABLET: Size = { width: 1024, height: 768 };
const UPRIGHT: Size = { width: 768, height: 1024 };
const PHONE: Size = { width: 390, height: 844 };
const SMALLEST: Size = { width: 360, height: 740 };

test.each([
  { at: 'ruins', sizes: [WALL, LAPTOP, NARROW, TABLET, UPRIGHT, PHONE, SMALLEST], nameless: [LAPTOP] },
  { at: 'swamp', sizes: [WALL, DESK, LAPTOP, NARROW, TABLET, UPRIGHT, PHONE], nameless: [LAPTOP, NARROW] },
  { at: 'village', sizes: [PHONE, SMALLEST] },
  { at: 'mountains', sizes: [LAPTOP, SMALLEST], nameless: [LAPTOP] },
  { at: 'forest', sizes: [SMALLEST] },
  { at: 'castle', sizes: [SMALLEST] },
])(
  'four heroes and four blights beside the Necromancer are all seen: $at',
  async ({ at, sizes, nameless = [] }) => {
    const moon = { at, moon: true };
    const heroes = { knight: { at }, seer: moon, priest: moon, rogue: moon };
    const blights = { [at]: ['curse', 'lich', 'spies', 'zombies'] };
    const given = { phase: 'action', active: 'knight', round: 2, necromancer: at, heroes, blights };
    const page = await openPosition(darkestNight, { given }, sizes[0]);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.locator('.dn-blight.is-lit').first().waitFor();
      await expectWhole(page, `${size.width} wide`);
      const isNamed = size.width > 720 && !nameless.includes(size);
      expect(await page.locator('.dn-necromancer .words').isVisible(), `${size.width} wide`).toBe(isNamed);
    }
    await shot(page, `darkest-night-crowd-${at}`);
  },
  LONG,
);

const [SOME, OTHERS, MORE] = [
  ['curse', 'lich', 'spies', 'zombies'],
  ['corruption', 'dark-fog', 'desecration', 'evil-presence'],
  ['taint', 'shades', 'skeletons', 'shroud'],
];

test.each([
  { at: 'ruins', others: 'ruins', sizes: [SMALLEST, PHONE] },
  { at: 'ruins', others: 'ruins', his: 'ruins' },
  { at: 'village', others: 'village', his: 'village' },
  { at: 'castle', others: 'village', his: 'village' },
  { at: 'village', others: 'ruins' },
  { at: 'forest', others: 'forest' },
  { at: 'swamp', others: 'swamp', sizes: [SMALLEST, PHONE] },
  { at: 'mountains', others: 'monastery' },
])(
  'on phones, with four blights at every place, nothing lies on anything: $at, $others, his $his',
  async ({ at, others, his = 'castle', sizes = [SMALLEST] }) => {
    const moon = { at: others, moon: true };
    const heroes = { knight: { at }, seer: moon, priest: moon, rogue: moon };
    const blights = {
      mountains: SOME,
      castle: OTHERS,
      village: MORE,
      swamp: SOME,
      forest: OTHERS,
      ruins: MORE,
    };
    const given = { phase: 'action', active: 'knight', round: 2, necromancer: his, heroes, blights };
    const page = await openPosition(darkestNight, { given }, sizes[0]);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.locator('.dn-blight.is-lit').first().waitFor();
      await expectApart(page, `${size.width} wide`);
    }
    await shot(page, `darkest-night-full-${at}-${others}`);
  },
  LONG,
);

test.each(['it', 'en'] as const)(
  'where the moon will be next hides no word of the sky (%s)',
  async language => {
    const given = { active: 'knight', heroes: { knight: { at: 'village' } }, darkness: 8 };
    const page = await openPosition(darkestNight, { given }, { language });
    const next = await page.locator('.dn-next').boundingBox();
    const words = await page.locator('.dn-threshold span').first().boundingBox();
    if (!next || !words) throw new Error('there is no sky');
    expect(next.y + next.height).toBeLessThanOrEqual(words.y);
  },
  LONG,
);
