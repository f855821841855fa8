import type { Behaviour } from '../../src/behaviour.ts';
import { atAnyTurnEnd, discardsThis, does, rerollItemsOf, whenThisEnters } from '../../src/card-kit.ts';

/** When it enters play, the active player rerolls all their items. It goes at the next end of turn. */
export const diceRoom1: Behaviour = {
  abilities: [whenThisEnters(does((g, { me }) => rerollItemsOf(g, me))), atAnyTurnEnd(discardsThis)],
};
