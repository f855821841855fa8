import type { Behaviour } from '../../src/behaviour.ts';
import { aimed, aPlayer, giveChosenLoot, seatOf, tap } from '../../src/card-kit.ts';

/** Tap: a player gives you a loot card of their choice. */
export const guppysHead: Behaviour = {
  abilities: [
    tap(
      aimed([aPlayer], function* (g, use) {
        const from = seatOf(use);
        if (from) yield* giveChosenLoot(g, from, use.me, use.card);
      }),
    ),
  ],
};
