import type { Behaviour } from '../../src/behaviour.ts';
import { aimed, anotherPlayer, seatOf, stealLootAtRandom, tap } from '../../src/card-kit.ts';

/** Tap: steal a random loot card of another player. */
export const boomerang: Behaviour = {
  abilities: [
    tap(
      aimed([anotherPlayer], (g, use) => {
        const from = seatOf(use);
        if (from) stealLootAtRandom(g, from, use.me);
      }),
    ),
  ],
};
