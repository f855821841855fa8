import { synthoil as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { yourAttackRollsHave } from '../../src/card-kit.ts';

/** Your attack rolls have +{roll}. */
export const synthoil: Behaviour = { statics: yourAttackRollsHave(its.roll) };
