import type { Behaviour } from '../behaviour.ts';
import { discardsHand, whenThisDies, whoeverDidIt } from '../write.ts';

/** When it dies, the player who killed it, if one did, discards their hand. */
export const sloth: Behaviour = { abilities: [whenThisDies(whoeverDidIt(discardsHand))] };
