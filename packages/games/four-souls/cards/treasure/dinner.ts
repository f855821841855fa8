import { dinner as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { youHave } from '../../src/card-kit.ts';

/** You have +{hp} HP. */
export const dinner: Behaviour = { statics: youHave({ hp: its.hp }) };
