import { redChampions as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { monstersHave } from '../../src/card-kit.ts';

/** Monsters have +{hp} HP. */
export const redChampions: Behaviour = { statics: monstersHave({ hp: its.hp }) };
