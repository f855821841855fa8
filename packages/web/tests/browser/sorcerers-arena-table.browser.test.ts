import { sorcerersArena } from '@tavolata/sorcerers-arena';
import { expect, test } from 'vitest';
import { misfits, violations } from './kit/look.ts';
import { openPosition } from './kit/position.ts';
import { shot } from './kit/shots.ts';

const LONG = 120_000;

const TEAMS = {
  a: { characters: { gaston: { at: 'd3' }, aladdin: { at: 'b2' } }, exile: ['gaston-shove'] },
  b: { characters: { ariel: { at: 'e5' }, mickey: { at: 'h3' } }, exile: ['ariel-kelp-tangle'] },
  c: { characters: { sulley: { at: 'f4' }, demona: { at: 'i1' } }, discard: ['sulley-bounding-leap'] },
  d: { characters: { facilier: { at: 'c3' }, maleficent: { at: 'a2' } }, exile: ['facilier-doll-and-pin'] },
};
const HANDS = {
  a: ['gaston-shove', 'gaston-barge-in', 'aladdin-stun-and-run', 'aladdin-lost-in-the-crowd'],
  b: ['ariel-swift-current', 'mickey-shooting-star', 'mickey-broom-parade'],
  c: ['demona-old-grudge', 'demona-stone-sleep'],
  d: [
    ...['facilier-smooth-talk', 'facilier-shadow-swap', 'facilier-bad-bargain'],
    ...['maleficent-ill-omen', 'maleficent-green-flame', 'maleficent-green-flame', 'facilier-doll-and-pin'],
  ],
};

/** The first so many Summoners, each with cards in hand. */
function position(players: number) {
  const seats = Object.entries(TEAMS).slice(0, players);
  const held = (seat: string) => HANDS[seat as keyof typeof HANDS];
  const given = {
    seats: Object.fromEntries(seats.map(([seat, has]) => [seat, { ...has, hand: held(seat) }])),
  };
  return { players, options: { chapter: 'chapter-4' }, given };
}

const LOOKS = [
  { players: 2, width: 390, height: 844, language: 'it' },
  { players: 4, width: 360, height: 740, language: 'it' },
  { players: 4, width: 768, height: 1024, language: 'en' },
  { players: 2, width: 1440, height: 900, language: 'en' },
  { players: 4, width: 1440, height: 900, language: 'it' },
] as const;

test.each(LOOKS)(
  'everybody’s deck, discards and exiled cards are on the table ($players players, $width wide)',
  async ({ players, ...who }) => {
    const page = await openPosition(sorcerersArena, position(players), who);
    for (const pile of ['deck', 'discard-pile', 'exile'])
      expect(await page.locator(`[data-zone^="${pile}/"]:visible`).count(), pile).toBe(players);
    const rivals = players > 2 ? ['B', 'C'] : [];
    expect(await page.locator('.sa-backs .sa-counts b').allTextContents()).toEqual(rivals);
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await shot(page, `sorcerers-arena-piles-${players}-${who.width}`);
    await page.locator('[data-zone="exile/b"]').click();
    await page.locator('.sa-spread [data-card]').first().waitFor();
  },
  LONG,
);

test(
  'each skill stands beside its own price',
  async () => {
    const page = await openPosition(sorcerersArena, position(2), {
      width: 1440,
      height: 900,
      language: 'en',
    });
    const skills = page.locator('.sa-ability', { hasText: 'Aladdin' }).locator('.sa-skill').first();
    expect(await skills.locator('b, em').allTextContents()).toEqual([
      ...['Gotta Go!', 'discard 1 Movement', 'Thief’s Remedy', 'free'],
    ]);
  },
  LONG,
);
