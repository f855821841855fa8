import { darkestNight } from '@tavolata/darkest-night';
import { expect, test } from 'vitest';
import { expectWhole, heaped, overlaid, underHim, unseen } from './kit/darkest-night.ts';
import { openPosition } from './kit/position.ts';
import { shot } from './kit/shots.ts';

const LONG = 240_000;

test.each([
  { width: 1440, height: 900, at: 'ruins' },
  { width: 1440, height: 900, at: 'swamp' },
  { width: 1280, height: 800, at: 'swamp' },
  { width: 1366, height: 657, at: 'ruins', named: false },
  { width: 1366, height: 657, at: 'swamp', named: false },
  { width: 1366, height: 657, at: 'mountains', named: false },
  { width: 1120, height: 800, at: 'ruins' },
  { width: 1120, height: 800, at: 'swamp', named: false },
  { width: 1024, height: 768, at: 'ruins' },
  { width: 1024, height: 768, at: 'swamp' },
  { width: 768, height: 1024, at: 'ruins' },
  { width: 768, height: 1024, at: 'swamp' },
  { width: 390, height: 844, at: 'ruins' },
  { width: 390, height: 844, at: 'swamp' },
  { width: 390, height: 844, at: 'village' },
  { width: 360, height: 740, at: 'village' },
  { width: 360, height: 740, at: 'ruins' },
  { width: 360, height: 740, at: 'forest' },
  { width: 360, height: 740, at: 'castle' },
  { width: 360, height: 740, at: 'mountains' },
])(
  'four heroes and four blights beside the Necromancer are all seen: $at, $width wide',
  async ({ at, named, ...size }) => {
    const moon = { at, moon: true };
    const heroes = { knight: { at }, seer: moon, priest: moon, rogue: moon };
    const blights = { [at]: ['curse', 'lich', 'spies', 'zombies'] };
    const given = { phase: 'action', active: 'knight', round: 2, necromancer: at, heroes, blights };
    const page = await openPosition(darkestNight, { given }, size);
    await page.locator('.dn-blight.is-lit').first().waitFor();
    await shot(page, `darkest-night-crowd-${at}-${size.width}`);
    await expectWhole(page);
    expect(await page.locator('.dn-necromancer .words').isVisible()).toBe(named ?? size.width > 720);
  },
  LONG,
);

const [SOME, OTHERS, MORE] = [
  ['curse', 'lich', 'spies', 'zombies'],
  ['corruption', 'dark-fog', 'desecration', 'evil-presence'],
  ['taint', 'shades', 'skeletons', 'shroud'],
];

test.each([
  { width: 360, height: 740, at: 'ruins', others: 'ruins' },
  { width: 360, height: 740, at: 'ruins', others: 'ruins', his: 'ruins' },
  { width: 360, height: 740, at: 'village', others: 'village', his: 'village' },
  { width: 360, height: 740, at: 'castle', others: 'village', his: 'village' },
  { width: 360, height: 740, at: 'village', others: 'ruins' },
  { width: 360, height: 740, at: 'forest', others: 'forest' },
  { width: 360, height: 740, at: 'swamp', others: 'swamp' },
  { width: 360, height: 740, at: 'mountains', others: 'monastery' },
  { width: 390, height: 844, at: 'ruins', others: 'ruins' },
  { width: 390, height: 844, at: 'swamp', others: 'swamp' },
])(
  'with four blights at every place nothing lies on anything: $at, $others, his $his, $width wide',
  async ({ at, others, his = 'castle', ...size }) => {
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
    const page = await openPosition(darkestNight, { given }, size);
    await page.locator('.dn-blight.is-lit').first().waitFor();
    await shot(page, `darkest-night-full-${at}-${others}-${size.width}`);
    expect(await unseen(page)).toEqual([]);
    expect(await overlaid(page)).toEqual([]);
    expect(await heaped(page)).toEqual([]);
    expect(await underHim(page)).toEqual([]);
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
