import { maggysBlessing as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { playersHave } from '../../src/card-kit.ts';

/** Players have +{hp} HP. */
export const maggysBlessing: Behaviour = { statics: playersHave({ hp: its.hp }) };
