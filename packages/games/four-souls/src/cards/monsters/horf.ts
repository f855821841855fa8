import type { Behaviour } from '../behaviour.ts';
import { strikesOn } from '../write.ts';

/** Its combat damage is 1 higher on a final roll of 2. */
export const horf: Behaviour = { statics: strikesOn(2, amount => amount + 1) };
