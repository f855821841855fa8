import { horf as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { strikesOn } from '../../src/card-kit.ts';

/** Its combat damage is {more} higher on a final roll of {face}. */
export const horf: Behaviour = { statics: strikesOn(its.face, amount => amount + its.more) };
