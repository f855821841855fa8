import type { Behaviour } from '../../src/behaviour.ts';
import { DECK_ONLY } from '../../src/card-kit.ts';

/** Each turn the active player must use an attack on the Monster deck. */
export const blindRage: Behaviour = {
  statics: {
    owed: g => (g.state.turn.deckAttacks === 0 ? [{ grants: false, must: true, only: DECK_ONLY }] : []),
  },
};
