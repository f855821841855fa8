import type { Behaviour } from '../../src/behaviour.ts';
import { aimed, aPlayer, gainCents, player, seatOf } from '../../src/card-kit.ts';

/** A player gains as many cents as they have. */
export const twoOfDiamonds: Behaviour = {
  loot: aimed([aPlayer], function* (g, use) {
    const seat = seatOf(use);
    if (seat) yield* gainCents(g, seat, player(g, seat).cents);
  }),
};
