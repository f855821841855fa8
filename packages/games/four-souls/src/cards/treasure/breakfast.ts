import type { Behaviour } from '../behaviour.ts';
import { youHave } from '../write.ts';

/** You have +1 HP. */
export const breakfast: Behaviour = { statics: youHave({ hp: 1 }) };
