import { jawbone as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aimed, aPlayer, giveCents, seatOf, tap } from '../../src/card-kit.ts';

/** Tap: steal {cents}¢ from a player. */
export const jawbone: Behaviour = {
  abilities: [
    tap(
      aimed([aPlayer], (g, use) => {
        const from = seatOf(use);
        if (from) giveCents(g, from, use.me, its.cents);
      }),
    ),
  ],
};
