import { bloodyPenny as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { loots, whenAPlayerDies } from '../../src/card-kit.ts';

/** Trinket. Each time a player dies, before the penalty: loot {loot}. */
export const bloodyPenny: Behaviour = { abilities: [whenAPlayerDies(loots(its.loot))] };
