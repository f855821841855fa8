import type { Behaviour } from '../../src/behaviour.ts';
import { aimed, aPlayer, lookAndMaybeSteal, seatOf } from '../../src/card-kit.ts';

/** Look at a player’s hand; you may steal a card of it. */
export const joker: Behaviour = {
  loot: aimed([aPlayer], function* (g, use) {
    const seat = seatOf(use);
    if (seat) yield* lookAndMaybeSteal(g, use, seat);
  }),
};
