import { leaper as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { strikesOn } from '../../src/card-kit.ts';

/** Its combat damage is doubled on a final roll of {face}. */
export const leaper: Behaviour = { statics: strikesOn(its.face, amount => its.times * amount) };
