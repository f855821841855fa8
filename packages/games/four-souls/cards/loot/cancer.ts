import { cancer as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';

/** Trinket. Your first roll of each turn has +{roll}. */
export const cancer: Behaviour = {
  statics: { rollBonus: (_g, at, roll) => (roll.by === at.by && roll.nth === 1 ? its.roll : 0) },
};
