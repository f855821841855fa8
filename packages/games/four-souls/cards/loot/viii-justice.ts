import type { Behaviour } from '../../src/behaviour.ts';
import { aimed, aPlayer, gainCents, handOf, loot, player, seatOf } from '../../src/card-kit.ts';

/** Loot until you hold as many cards as a player, then gain cents until you have as many. */
export const viiiJustice: Behaviour = {
  loot: aimed([aPlayer], function* (g, use) {
    const { me } = use;
    const seat = seatOf(use);
    if (!seat) return;
    yield* loot(g, me, Math.max(0, handOf(g, seat).length - handOf(g, me).length));
    yield* gainCents(g, me, Math.max(0, player(g, seat).cents - player(g, me).cents));
  }),
};
