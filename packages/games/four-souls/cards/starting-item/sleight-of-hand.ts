import { sleightOfHand as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aDeck, aimed, deckAimed, peekAndReorder, tap } from '../../src/card-kit.ts';

/** Tap: look at the top five cards of a deck and put them back in any order. */
export const sleightOfHand: Behaviour = {
  abilities: [
    tap(
      aimed([aDeck], function* (g, use) {
        const kind = deckAimed(use);
        if (kind) yield* peekAndReorder(g, use.me, kind, its.cards);
      }),
    ),
  ],
};
