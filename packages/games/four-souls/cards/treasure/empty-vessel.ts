import { emptyVessel as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { handOf, player } from '../../src/card-kit.ts';

/** With an empty hand you have +{atk} ATK; without cents your attack rolls have +{roll}. */
export const emptyVessel: Behaviour = {
  statics: {
    stat: (g, at, of, stat) =>
      stat === 'atk' && of.seat !== undefined && of.seat === at.by && handOf(g, of.seat).length === 0
        ? its.atk
        : 0,
    rollBonus: (g, at, roll) =>
      roll.attack && roll.by === at.by && player(g, roll.by).cents === 0 ? its.roll : 0,
  },
};
