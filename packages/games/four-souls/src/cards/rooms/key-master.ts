import type { CardId } from '@tavolata/kernel';
import type { G } from '../../state.ts';
import type { Behaviour } from '../behaviour.ts';
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
} from '../write.ts';

/** The English name counts, and ids are made of it: no loot card of these sets is a key. */
const isKey = (g: G, card: CardId): boolean => g.def(card).id.split('-').includes('key');

/** Discard a loot card: roll, three times if it is a key. 4-5: gain 3¢; 6: gain a treasure. */
export const keyMaster: Behaviour = {
  abilities: [
    paid(
      discarding(1),
      does((g, use) => oneAfterAnother(g, use, 'roll', givenFor(use).some(card => isKey(g, card)) ? 3 : 1)),
    ),
  ],
  lasting: { roll: { effect: rolls(on(4, 5, gains(3)), on(6, getsTreasure(1))) } },
};
