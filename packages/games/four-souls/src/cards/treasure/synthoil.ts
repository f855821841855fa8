import type { Behaviour } from '../behaviour.ts';
import { yourAttackRollsHave } from '../write.ts';

/** Your attack rolls have +1. */
export const synthoil: Behaviour = { statics: yourAttackRollsHave(1) };
