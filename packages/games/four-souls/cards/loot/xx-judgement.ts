import type { Behaviour, TargetSpec } from '../../src/behaviour.ts';
import { aimed, destroyOwnSoul, inTurnOrder, seatOf, soulsOf } from '../../src/card-kit.ts';

const mostSouls: TargetSpec = {
  prompt: 'target-player',
  candidates(g) {
    const most = Math.max(...inTurnOrder(g).map(seat => soulsOf(g, seat)));
    return inTurnOrder(g)
      .filter(seat => soulsOf(g, seat) === most)
      .map(seat => ({ seat }));
  },
};

/** A player with the most souls destroys one of them. */
export const xxJudgement: Behaviour = {
  loot: aimed([mostSouls], function* (g, use) {
    const seat = seatOf(use);
    if (seat) yield* destroyOwnSoul(g, seat, use.card);
  }),
};
