import type { Behaviour } from '../../src/behaviour.ts';
import { aimed, anyNumberOf, aShopItem, atYourTurnStart, putInDiscard } from '../../src/card-kit.ts';

/** At the start of your turn: any number of shop items go to the discard. */
export const restock: Behaviour = {
  abilities: [
    atYourTurnStart(
      aimed([anyNumberOf(aShopItem)], (g, use) => {
        for (const { card } of use.aims[0] ?? []) if (card !== undefined) putInDiscard(g, card);
      }),
    ),
  ],
};
