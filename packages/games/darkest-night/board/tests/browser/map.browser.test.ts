import { darkestNight } from '@tavolata/darkest-night';
import { openPosition } from '@tavolata/web/test-kit/position';
import { shot } from '@tavolata/web/test-kit/shots';
import { DESK, inEach, LAPTOP, PHONE, SMALL_PHONE, UPRIGHT } from '@tavolata/web/test-kit/sizes';
import { expect, test } from 'vitest';
import { expectApart, expectWhole } from './kit.ts';

const LONG = 240_000;

const SMALL_DESK = { width: 1280, height: 800 };
const NARROW = { width: 1120, height: 800 };
const TABLET = { width: 1024, height: 768 };

test.each([
  { at: 'ruins', sizes: [DESK, LAPTOP, NARROW, TABLET, UPRIGHT, PHONE, SMALL_PHONE], nameless: [LAPTOP] },
  {
    at: 'swamp',
    sizes: [DESK, SMALL_DESK, LAPTOP, NARROW, TABLET, UPRIGHT, PHONE],
    nameless: [LAPTOP, NARROW],
  },
  { at: 'village', sizes: [PHONE, SMALL_PHONE] },
  { at: 'mountains', sizes: [LAPTOP, SMALL_PHONE], nameless: [LAPTOP] },
  { at: 'forest', sizes: [SMALL_PHONE] },
  { at: 'castle', sizes: [SMALL_PHONE] },
])(
  'four heroes and four blights beside the Necromancer are all seen: $at',
  async ({ at, sizes, nameless = [] }) => {
    const moon = { at, moon: true };
    const heroes = { knight: { at }, seer: moon, priest: moon, rogue: moon };
    const blights = { [at]: ['curse', 'lich', 'spies', 'zombies'] };
    const given = { phase: 'action', active: 'knight', round: 2, necromancer: at, heroes, blights };
    const page = await openPosition(darkestNight, { given }, sizes[0]);
    for await (const size of inEach(page, sizes)) {
      await page.locator('.dn-blight.is-lit').first().waitFor();
      await expectWhole(page, `${size.width} wide`);
      const isNamed = size.width > 720 && !nameless.includes(size);
      expect(await page.locator('.dn-his-words').isVisible(), `${size.width} wide`).toBe(isNamed);
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
  { at: 'ruins', others: 'ruins', sizes: [SMALL_PHONE, PHONE] },
  { at: 'ruins', others: 'ruins', his: 'ruins' },
  { at: 'village', others: 'village', his: 'village' },
  { at: 'castle', others: 'village', his: 'village' },
  { at: 'village', others: 'ruins' },
  { at: 'forest', others: 'forest' },
  { at: 'swamp', others: 'swamp', sizes: [SMALL_PHONE, PHONE] },
  { at: 'mountains', others: 'monastery' },
  { at: 'forest', others: 'monastery', his: 'ruins', sizes: [DESK, SMALL_DESK, UPRIGHT] },
  { at: 'forest', others: 'village', his: 'forest', sizes: [DESK, TABLET] },
])(
  'with four blights at every place, nothing lies on anything: $at, $others, his $his',
  async ({ at, others, his = 'castle', sizes = [SMALL_PHONE] }) => {
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
    for await (const size of inEach(page, sizes)) {
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
