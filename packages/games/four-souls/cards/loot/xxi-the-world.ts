import { xxiTheWorld as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { does, lookAtHand, loot, others } from '../../src/card-kit.ts';

/** Look at everybody’s hand, then loot {loot}. */
export const xxiTheWorld: Behaviour = {
  loot: does(function* (g, { me }) {
    for (const seat of others(g, me)) lookAtHand(g, me, seat);
    yield* loot(g, me, its.loot);
  }),
};
