import type { Behaviour } from '../behaviour.ts';
import { playersHave } from '../write.ts';

/** Players have +1 ATK. */
export const samsonsBlessing: Behaviour = { statics: playersHave({ atk: 1 }) };
