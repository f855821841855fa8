import type { Behaviour } from '../behaviour.ts';
import { monstersHave } from '../write.ts';

/** Monsters have +1 HP. */
export const redChampions: Behaviour = { statics: monstersHave({ hp: 1 }) };
