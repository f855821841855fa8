import type { Behaviour } from '../behaviour.ts';
import { monstersHave } from '../write.ts';

/** Monsters have +1 ATK. */
export const blackChampions: Behaviour = { statics: monstersHave({ atk: 1 }) };
