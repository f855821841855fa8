import { twentyTwenty as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { addsChosenToRoll, anAttackRoll, tap } from '../../src/card-kit.ts';

/** Tap: add {least} or {most} to an attack roll. */
export const twentyTwenty: Behaviour = {
  abilities: [tap(addsChosenToRoll([its.least, its.most], anAttackRoll))],
};
