import { diceRoom6 as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
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
} from '../../src/card-kit.ts';

/** When it enters play, all items are rerolled, each player gets a new hand of {loot}, and every monster goes into discard. It goes at the next end of turn. */
export const diceRoom6: Behaviour = {
  abilities: [
    whenThisEnters(
      inOrder(
        impersonal(does(g => rerollAllItems(g))),
        eachPlayer(inOrder(discardsHand, loots(its.loot))),
        clearsMonsters(),
      ),
    ),
    atAnyTurnEnd(discardsThis),
  ],
};
