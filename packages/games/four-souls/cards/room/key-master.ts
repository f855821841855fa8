import type { CardId } from '@tavolata/kernel';
import { keyMaster as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import {
  discarding,
  does,
  gains,
  getsTreasure,
  givenFor,
  on,
  oneAfterAnother,
  paid,
  rolls,
} from '../../src/card-kit.ts';
import type { G } from '../../src/state.ts';

/** The English name counts, and ids are made of it: no loot card of these sets is a key. */
const isKey = (g: G, card: CardId): boolean => g.def(card).id.split('-').includes('key');

/** Discard a loot card: roll, three times if it is a key. {low}: gain {cents}¢; {high}: gain a treasure. */
export const keyMaster: Behaviour = {
  abilities: [
    paid(
      discarding(its.given),
      does((g, use) =>
        oneAfterAnother(g, use, 'roll', givenFor(use).some(card => isKey(g, card)) ? its.times : 1),
      ),
    ),
  ],
  lasting: {
    roll: { effect: rolls(on(its.low, gains(its.cents)), on(its.high, getsTreasure(its.treasure))) },
  },
};
