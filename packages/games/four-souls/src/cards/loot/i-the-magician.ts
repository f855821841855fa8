import type { Behaviour } from '../behaviour.ts';
import { aimed, aimOf, aRoll, pickFace, rollOn, setRoll } from '../write.ts';

/** The result of a die becomes a number of your choice. */
export const iTheMagician: Behaviour = {
  loot: aimed([aRoll], function* (g, use) {
    const face = yield* pickFace(use);
    const one = rollOn(g, aimOf(use));
    if (one) setRoll(g, one, face);
  }),
};
