import { choose } from '@tavolata/kernel';
import { bookOfBelial as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import {
  addToRoll,
  aimed,
  aimOf,
  aRoll,
  atYourTurnEnd,
  rechargesThis,
  rollOn,
  tap,
} from '../../src/card-kit.ts';

/** Tap: a roll goes up or down by {roll}, as you choose. Recharges at the end of your turn. */
export const bookOfBelial: Behaviour = {
  abilities: [
    tap(
      aimed([aRoll], function* (g, use) {
        const way = yield* choose(g, use.me, 'up-or-down', ['up', 'down'], { source: use.card });
        const roll = rollOn(g, aimOf(use));
        if (roll) addToRoll(g, roll, way === 'down' ? -its.roll : its.roll);
      }),
    ),
    atYourTurnEnd(rechargesThis),
  ],
};
