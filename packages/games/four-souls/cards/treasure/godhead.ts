import { godhead as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aimed, aimOf, aRoll, pickAmount, rollOn, setRoll, tap } from '../../src/card-kit.ts';

/** Tap: a roll becomes {lower} or {higher}, as you choose. */
export const godhead: Behaviour = {
  abilities: [
    tap(
      aimed([aRoll], function* (g, use) {
        const face = yield* pickAmount(g, use, [its.lower, its.higher]);
        const roll = rollOn(g, aimOf(use));
        if (roll) setRoll(g, roll, face);
      }),
    ),
  ],
};
