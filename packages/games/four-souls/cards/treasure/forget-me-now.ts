import type { Behaviour } from '../../src/behaviour.ts';
import { destroyOwnSoul, does, inTurnOrder, onceDestroyed, tap } from '../../src/card-kit.ts';

/** Tap: destroy this; if you do, each player destroys one of their souls. */
export const forgetMeNow: Behaviour = {
  abilities: [
    tap(
      onceDestroyed(
        does(function* (g, use) {
          for (const seat of inTurnOrder(g)) yield* destroyOwnSoul(g, seat, use.card);
        }),
      ),
    ),
  ],
};
