import { choose } from '@tavolata/kernel';
import type { Behaviour } from '../behaviour.ts';
import { addToRoll, aimed, aimOf, aRoll, atYourTurnEnd, rechargesThis, rollOn, tap } from '../write.ts';

/** Tap: a roll goes up or down by 1, as you choose. Recharges at the end of your turn. */
export const bookOfBelial: Behaviour = {
  abilities: [
    tap(
      aimed([aRoll], function* (g, use) {
        const way = yield* choose(g, use.me, 'up-or-down', ['up', 'down'], { source: use.card });
        const roll = rollOn(g, aimOf(use));
        if (roll) addToRoll(g, roll, way === 'down' ? -1 : 1);
      }),
    ),
    atYourTurnEnd(rechargesThis),
  ],
};
