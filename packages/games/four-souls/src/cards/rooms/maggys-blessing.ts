import type { Behaviour } from '../behaviour.ts';
import { playersHave } from '../write.ts';

/** Players have +1 HP. */
export const maggysBlessing: Behaviour = { statics: playersHave({ hp: 1 }) };
