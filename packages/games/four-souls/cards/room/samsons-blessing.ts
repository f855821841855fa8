import { samsonsBlessing as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { playersHave } from '../../src/card-kit.ts';

/** Players have +{atk} ATK. */
export const samsonsBlessing: Behaviour = { statics: playersHave({ atk: its.atk }) };
