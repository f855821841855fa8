import type { Behaviour } from '../../src/behaviour.ts';
import {
  atAnyTurnEnd,
  discardsThis,
  does,
  eachPlayer,
  rerollItemsOf,
  whenThisEnters,
} from '../../src/card-kit.ts';

/** When it enters play, each player rerolls all their items. It goes at the next end of turn. */
export const diceRoom4: Behaviour = {
  abilities: [
    whenThisEnters(eachPlayer(does((g, { me }) => rerollItemsOf(g, me)))),
    atAnyTurnEnd(discardsThis),
  ],
};
