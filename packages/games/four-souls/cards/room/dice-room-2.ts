import { diceRoom2 as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import {
  atAnyTurnEnd,
  discardsHand,
  discardsThis,
  eachPlayer,
  inOrder,
  loots,
  whenThisEnters,
} from '../../src/card-kit.ts';

/** When it enters play, each player discards their hand and loots {loot}. It goes at the next end of turn. */
export const diceRoom2: Behaviour = {
  abilities: [whenThisEnters(eachPlayer(inOrder(discardsHand, loots(its.loot)))), atAnyTurnEnd(discardsThis)],
};
