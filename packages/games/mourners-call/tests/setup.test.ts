import { KeyedChance, keyOf, Run, setupFor } from '@tavolata/kernel/match';
import { proves } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { FACTIONS } from '../src/defs.ts';
import { mournersCall } from '../src/index.ts';
import { COURT_DECK, motives, mournerDeck, WALLOWS_DECK } from '../src/zones.ts';

/** The names of the cards of a zone, from the top, as two players find them in a match. */
function orderOf(zone: string, match: number): string {
  const chance = new KeyedChance(keyOf(`setup ${match}`));
  const { g } = Run.start(mournersCall, setupFor(mournersCall, 2), chance);
  return g
    .cards(zone)
    .map(card => g.def(card).id)
    .join(' ');
}

test('decks lie shuffled, and Motives are dealt from shuffled ones: no two of four matches begin alike', context => {
  proves(context, 'MC-SETUP-04', 'MC-SETUP-05', 'MC-SETUP-10', 'MC-MOTIVE-03');
  for (const zone of [COURT_DECK, WALLOWS_DECK, ...FACTIONS.map(mournerDeck), motives('a')]) {
    const orders = [0, 1, 2, 3].map(match => orderOf(zone, match));
    expect(new Set(orders).size, zone).toBe(orders.length);
  }
});
