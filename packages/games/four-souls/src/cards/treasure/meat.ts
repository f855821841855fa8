import type { Behaviour } from '../behaviour.ts';

/** Your attack rolls have +1. */
export const meat: Behaviour = {
  statics: { rollBonus: (_g, at, roll) => (roll.attack && roll.by === at.by ? 1 : 0) },
};
