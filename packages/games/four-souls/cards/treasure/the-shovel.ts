import type { Behaviour } from '../../src/behaviour.ts';
import { aimed, cardInPile, cardOf, putOnDeck, tap } from '../../src/card-kit.ts';

/** Tap: a monster of the Monster discard goes on top of its deck. */
export const theShovel: Behaviour = {
  abilities: [
    tap(
      aimed([cardInPile('monster', (g, card) => g.def(card).stats !== undefined)], (g, use) => {
        const card = cardOf(use);
        if (card !== undefined) putOnDeck(g, card);
      }),
    ),
  ],
};
