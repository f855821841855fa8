import type { Behaviour } from '../behaviour.ts';
import { aimed, aPlayer, giveCents, seatOf, tap } from '../write.ts';

/** Tap: steal 3¢ from a player. */
export const jawbone: Behaviour = {
  abilities: [
    tap(
      aimed([aPlayer], (g, use) => {
        const from = seatOf(use);
        if (from) giveCents(g, from, use.me, 3);
      }),
    ),
  ],
};
