import { aSack as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { loots } from '../../src/card-kit.ts';

/** Loot {loot}. */
export const aSack: Behaviour = { loot: loots(its.loot) };
