import { twentyTwenty as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { addsUpToRoll, anAttackRoll, tap } from '../../src/card-kit.ts';

/** Tap: add up to {most} to an attack roll. */
export const twentyTwenty: Behaviour = {
  abilities: [tap(addsUpToRoll(its.most, anAttackRoll))],
};
