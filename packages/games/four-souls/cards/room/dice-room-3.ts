import type { Behaviour } from '../../src/behaviour.ts';
import { atAnyTurnEnd, clearsShop, discardsThis, whenThisEnters } from '../../src/card-kit.ts';

/** When it enters play, every shop item goes into discard. It goes at the next end of turn. */
export const diceRoom3: Behaviour = { abilities: [whenThisEnters(clearsShop), atAnyTurnEnd(discardsThis)] };
