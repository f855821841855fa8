import type { Behaviour } from '../behaviour.ts';
import { yourAttackRollsHave } from '../write.ts';

/** Your attack rolls have +1. */
export const meat: Behaviour = { statics: yourAttackRollsHave(1) };
