import type { Behaviour } from '../behaviour.ts';
import { atAnyTurnEnd, clearsShop, discardsThis, whenThisEnters } from '../write.ts';

/** When it enters play, every shop item goes into discard. It goes at the next end of turn. */
export const diceRoom3: Behaviour = { abilities: [whenThisEnters(clearsShop), atAnyTurnEnd(discardsThis)] };
