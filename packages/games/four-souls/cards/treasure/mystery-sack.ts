import { mysterySack as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { gains, loots, on, rolls, tap } from '../../src/card-kit.ts';

/** Tap: roll. {low}: loot {loot}; {high}: gain {cents}¢; {rest}: nothing. */
export const mysterySack: Behaviour = {
  abilities: [tap(rolls(on(its.low, loots(its.loot)), on(its.high, gains(its.cents))))],
};
