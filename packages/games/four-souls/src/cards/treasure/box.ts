import type { Behaviour } from '../behaviour.ts';
import { grantsLootPlays, onceDestroyed, tap, UNLIMITED } from '../write.ts';

/** Tap: destroy this; if you do, any number of loot plays this turn. */
export const box: Behaviour = { abilities: [tap(onceDestroyed(grantsLootPlays(UNLIMITED)))] };
