import type { Behaviour } from '../../src/behaviour.ts';
import { does, onceDestroyed, pickPlayer, rerollItemsOf, tap } from '../../src/card-kit.ts';

/** Tap: destroy this; if you do, a player rerolls all their items. */
export const theD4: Behaviour = {
  abilities: [
    tap(
      onceDestroyed(
        does(function* (g, use) {
          const seat = yield* pickPlayer(g, use);
          if (seat) yield* rerollItemsOf(g, seat);
        }),
      ),
    ),
  ],
};
