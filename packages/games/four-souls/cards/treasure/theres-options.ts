import { theresOptions as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { isActive } from '../../src/card-kit.ts';

/** On your turn the top of the Treasure deck lies open to you, and you may buy once more. */
export const theresOptions: Behaviour = {
  statics: {
    peeks: (g, at) => (at.by && isActive(g, at.by) ? 'treasure' : undefined),
    purchases: (_g, at, seat) => (seat === at.by ? its.purchases : 0),
  },
};
