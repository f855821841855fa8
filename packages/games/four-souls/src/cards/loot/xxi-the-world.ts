import type { Behaviour } from '../behaviour.ts';
import { does, lookAtHand, loot, others } from '../write.ts';

/** Look at everybody’s hand, then loot 2. */
export const xxiTheWorld: Behaviour = {
  loot: does(function* (g, { me }) {
    for (const seat of others(g, me)) lookAtHand(g, me, seat);
    yield* loot(g, me, 2);
  }),
};
