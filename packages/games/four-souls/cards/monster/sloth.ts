import type { Behaviour } from '../../src/behaviour.ts';
import { discardsHand, whenThisDies, whoeverDidIt } from '../../src/card-kit.ts';

/** When it dies, the player who killed it, if one did, discards their hand. */
export const sloth: Behaviour = { abilities: [whenThisDies(whoeverDidIt(discardsHand))] };
