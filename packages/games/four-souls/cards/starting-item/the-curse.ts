import type { Behaviour } from '../../src/behaviour.ts';
import {
  aDeck,
  aFilledPile,
  aimed,
  aimOf,
  atYourTurnStart,
  deckAimed,
  discardPile,
  mill,
  putOnDeck,
  tap,
} from '../../src/card-kit.ts';

/**
 * At the start of your turn the top card of a deck goes to its discard. Tap: the top card of a discard goes back
 * on its deck.
 */
export const theCurse: Behaviour = {
  abilities: [
    atYourTurnStart(
      aimed([aDeck], (g, use) => {
        const kind = deckAimed(use);
        if (kind) mill(g, kind);
      }),
    ),
    tap(
      aimed([aFilledPile], (g, use) => {
        const pile = aimOf(use)?.pile;
        const card = pile && g.cards(discardPile(pile))[0];
        if (card !== undefined) putOnDeck(g, card);
      }),
    ),
  ],
};
