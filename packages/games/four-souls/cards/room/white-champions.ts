import { whiteChampions as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { monstersHave } from '../../src/card-kit.ts';

/** Monsters have +{dc} DC. */
export const whiteChampions: Behaviour = { statics: monstersHave({ dc: its.dc }) };
