import { holyBony as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import {
  aDeck,
  aimed,
  chosenByThatPlayer,
  deckAimed,
  may,
  onFinalRoll,
  peekAndReorder,
  thatPlayer,
} from '../../src/card-kit.ts';

/** Whoever rolls a final {face} may look at the top {cards} cards of a target deck and put them back in any order. */
export const holyBony: Behaviour = {
  abilities: [
    onFinalRoll(
      its.face,
      thatPlayer(
        may(
          aimed([chosenByThatPlayer(aDeck)], function* (g, use) {
            const kind = deckAimed(use);
            if (kind) yield* peekAndReorder(g, use.me, kind, its.cards);
          }),
        ),
      ),
    ),
  ],
};
