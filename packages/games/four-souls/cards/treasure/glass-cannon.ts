import { glassCannon as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
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
} from '../../src/card-kit.ts';

/** Tap: destroy another item, then roll. {low}: destroy this and loot {loot}; {high}: recharge this. */
export const glassCannon: Behaviour = {
  abilities: [
    tap(
      inOrder(
        aimed([anotherItem], function* (g, use) {
          const card = cardOf(use);
          if (card !== undefined) yield* destroy(g, card);
        }),
        rolls(on(its.low, onceDestroyed(loots(its.loot))), on(its.high, rechargesThis)),
      ),
    ),
  ],
};
