import { meat as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { yourAttackRollsHave } from '../../src/card-kit.ts';

/** Your attack rolls have +{roll}. */
export const meat: Behaviour = { statics: yourAttackRollsHave(its.roll) };
