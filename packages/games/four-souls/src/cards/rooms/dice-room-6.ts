import type { Behaviour } from '../behaviour.ts';
import {
  atAnyTurnEnd,
  clearsMonsters,
  discardsHand,
  discardsThis,
  does,
  eachPlayer,
  impersonal,
  inOrder,
  loots,
  rerollAllItems,
  whenThisEnters,
} from '../write.ts';

/** When it enters play, all items are rerolled, each player gets a new hand of 3, and every monster goes into discard. It goes at the next end of turn. */
export const diceRoom6: Behaviour = {
  abilities: [
    whenThisEnters(
      inOrder(
        impersonal(does(g => rerollAllItems(g))),
        eachPlayer(inOrder(discardsHand, loots(3))),
        clearsMonsters(),
      ),
    ),
    atAnyTurnEnd(discardsThis),
  ],
};
