import type { Behaviour } from '../../src/behaviour.ts';
import { aimed, aimOf, aRoll, pickFace, rollOn, setRoll } from '../../src/card-kit.ts';

/** The result of a die becomes a number of your choice. */
export const iTheMagician: Behaviour = {
  loot: aimed([aRoll], function* (g, use) {
    const face = yield* pickFace(use);
    const one = rollOn(g, aimOf(use));
    if (one) setRoll(g, one, face);
  }),
};
