import type { Behaviour } from '../../src/behaviour.ts';
import { aimed, anItem, cardOf, rerollItem, tap } from '../../src/card-kit.ts';

/** Tap: reroll an item; its player, or the shop, takes the top card of the Treasure deck. */
export const theD20: Behaviour = {
  abilities: [
    tap(
      aimed([anItem], function* (g, use) {
        const card = cardOf(use);
        if (card !== undefined) yield* rerollItem(g, card);
      }),
    ),
  ],
};
