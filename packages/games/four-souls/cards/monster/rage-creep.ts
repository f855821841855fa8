import type { Behaviour } from '../../src/behaviour.ts';
import { inflict, isActive, leftOf } from '../../src/card-kit.ts';

/** Damage it deals to the active player it deals also to the player on their left, not as combat damage. */
export const rageCreep: Behaviour = {
  statics: {
    as(g, at, { type, source, seat, amount = 0 }) {
      if (type === 'damaged' && source === at.card && seat && isActive(g, seat))
        inflict(g, at, { seat: leftOf(g, seat) }, amount);
    },
  },
};
