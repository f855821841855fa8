import type { Behaviour } from '../behaviour.ts';
import {
  aimed,
  anotherItem,
  cardOf,
  destroy,
  inOrder,
  loots,
  on,
  onceDestroyed,
  rechargesThis,
  rolls,
  tap,
} from '../write.ts';

/** Tap: destroy another item, then roll. 1-5: destroy this and loot 2; 6: recharge this. */
export const glassCannon: Behaviour = {
  abilities: [
    tap(
      inOrder(
        aimed([anotherItem], function* (g, use) {
          const card = cardOf(use);
          if (card !== undefined) yield* destroy(g, card);
        }),
        rolls(on(1, 2, 3, 4, 5, onceDestroyed(loots(2))), on(6, rechargesThis)),
      ),
    ),
  ],
};
