import type { Behaviour } from '../behaviour.ts';
import { loots, whenAPlayerDies } from '../write.ts';

/** Trinket. Each time a player dies, before the penalty: loot 1. */
export const bloodyPenny: Behaviour = { abilities: [whenAPlayerDies(loots(1))] };
