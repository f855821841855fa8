import type { CardId } from '@tavolata/kernel';
import type { G } from '../../state.ts';
import type { Behaviour } from '../behaviour.ts';
import {
  aMonsterOrPlayer,
  discarding,
  does,
  gains,
  givenFor,
  inflicts,
  on,
  oneAfterAnother,
  paid,
  rolls,
  suffers,
} from '../write.ts';

const isBomb = (g: G, card: CardId): boolean => g.def(card).subtype === 'loot-bomb';

/** Discard a loot card: roll, three times if it is a bomb. 1-2: gain 3¢; 3-4: 1 damage to a monster or player; 5-6: take 1 damage. */
export const bombBum: Behaviour = {
  abilities: [
    paid(
      discarding(1),
      does((g, use) => oneAfterAnother(g, use, 'roll', givenFor(use).some(card => isBomb(g, card)) ? 3 : 1)),
    ),
  ],
  lasting: {
    roll: {
      effect: rolls(on(1, 2, gains(3)), on(3, 4, inflicts(1, aMonsterOrPlayer)), on(5, 6, suffers(1))),
    },
  },
};
