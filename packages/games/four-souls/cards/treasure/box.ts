import type { Behaviour } from '../../src/behaviour.ts';
import { grantsLootPlays, onceDestroyed, tap, UNLIMITED } from '../../src/card-kit.ts';

/** Tap: destroy this; if you do, any number of loot plays this turn. */
export const box: Behaviour = { abilities: [tap(onceDestroyed(grantsLootPlays(UNLIMITED)))] };
