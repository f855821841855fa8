import type { Behaviour } from '../behaviour.ts';
import { strikesOn } from '../write.ts';

/** Its combat damage is doubled on a final roll of 1. */
export const leaper: Behaviour = { statics: strikesOn(1, amount => 2 * amount) };
