import type { Behaviour } from '../behaviour.ts';
import { handOf, player } from '../write.ts';

/** With an empty hand you have +1 ATK; without cents your attack rolls have +1. */
export const emptyVessel: Behaviour = {
  statics: {
    stat: (g, at, of, stat) =>
      stat === 'atk' && of.seat !== undefined && of.seat === at.by && handOf(g, of.seat).length === 0 ? 1 : 0,
    rollBonus: (g, at, roll) => (roll.attack && roll.by === at.by && player(g, roll.by).cents === 0 ? 1 : 0),
  },
};
