import type { Behaviour } from '../behaviour.ts';
import { aimed, aimOf, aRoll, pickAmount, rollOn, setRoll, tap } from '../write.ts';

/** Tap: a roll becomes a 1 or a 6, as you choose. */
export const godhead: Behaviour = {
  abilities: [
    tap(
      aimed([aRoll], function* (g, use) {
        const face = yield* pickAmount(g, use, [1, 6]);
        const roll = rollOn(g, aimOf(use));
        if (roll) setRoll(g, roll, face);
      }),
    ),
  ],
};
