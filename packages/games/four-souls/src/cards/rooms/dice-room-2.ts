import type { Behaviour } from '../behaviour.ts';
import {
  atAnyTurnEnd,
  discardsHand,
  discardsThis,
  eachPlayer,
  inOrder,
  loots,
  whenThisEnters,
} from '../write.ts';

/** When it enters play, each player discards their hand and loots 3. It goes at the next end of turn. */
export const diceRoom2: Behaviour = {
  abilities: [whenThisEnters(eachPlayer(inOrder(discardsHand, loots(3)))), atAnyTurnEnd(discardsThis)],
};
