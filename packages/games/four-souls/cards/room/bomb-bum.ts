import type { CardId } from '@tavolata/kernel';
import { bombBum as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
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
} from '../../src/card-kit.ts';
import type { G } from '../../src/state.ts';

const isBomb = (g: G, card: CardId): boolean => g.def(card).subtype === 'loot-bomb';

/** Discard a loot card: roll, three times if it is a bomb. {low}: gain {cents}¢; {middle}: {middleDamage} damage to a monster or player; {high}: take {highDamage} damage. */
export const bombBum: Behaviour = {
  abilities: [
    paid(
      discarding(its.given),
      does((g, use) =>
        oneAfterAnother(g, use, 'roll', givenFor(use).some(card => isBomb(g, card)) ? its.times : 1),
      ),
    ),
  ],
  lasting: {
    roll: {
      effect: rolls(
        on(its.low, gains(its.cents)),
        on(its.middle, inflicts(its.middleDamage, aMonsterOrPlayer)),
        on(its.high, suffers(its.highDamage)),
      ),
    },
  },
};
