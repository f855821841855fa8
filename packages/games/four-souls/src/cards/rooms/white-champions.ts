import type { Behaviour } from '../behaviour.ts';
import { monstersHave } from '../write.ts';

/** Monsters have +1 DC. */
export const whiteChampions: Behaviour = { statics: monstersHave({ dc: 1 }) };
