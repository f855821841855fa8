import type { Behaviour } from '../../src/behaviour.ts';
import { atAnyTurnEnd, discardsHand, provided } from '../../src/card-kit.ts';

/** At the end of each turn an active player who bought no shop item discards their hand. */
export const greedLooms: Behaviour = {
  abilities: [atAnyTurnEnd(provided(g => g.state.turn.boughtFromShop === 0, discardsHand))],
};
