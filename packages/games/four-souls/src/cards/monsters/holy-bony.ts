import type { Behaviour } from '../behaviour.ts';
import {
  aDeck,
  aimed,
  chosenByThatPlayer,
  deckAimed,
  may,
  onFinalRoll,
  peekAndReorder,
  thatPlayer,
} from '../write.ts';

/** Whoever rolls a final 6 may look at the top 3 cards of a target deck and put them back in any order. */
export const holyBony: Behaviour = {
  abilities: [
    onFinalRoll(
      6,
      thatPlayer(
        may(
          aimed([chosenByThatPlayer(aDeck)], function* (g, use) {
            const kind = deckAimed(use);
            if (kind) yield* peekAndReorder(g, use.me, kind, 3);
          }),
        ),
      ),
    ),
  ],
};
