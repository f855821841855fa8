import { blackChampions as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { monstersHave } from '../../src/card-kit.ts';

/** Monsters have +{atk} ATK. */
export const blackChampions: Behaviour = { statics: monstersHave({ atk: its.atk }) };
