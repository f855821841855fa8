import type { Behaviour } from '../behaviour.ts';

/** Trinket. Your first roll of each turn has +1. */
export const cancer: Behaviour = {
  statics: { rollBonus: (_g, at, roll) => (roll.by === at.by && roll.nth === 1 ? 1 : 0) },
};
