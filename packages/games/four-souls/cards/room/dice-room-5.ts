import type { Behaviour } from '../../src/behaviour.ts';
import { atAnyTurnEnd, clearsMonsters, discardsThis, whenThisEnters } from '../../src/card-kit.ts';

/** When it enters play, every monster goes into discard. It goes at the next end of turn. */
export const diceRoom5: Behaviour = {
  abilities: [whenThisEnters(clearsMonsters()), atAnyTurnEnd(discardsThis)],
};
