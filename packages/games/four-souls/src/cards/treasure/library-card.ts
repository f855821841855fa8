import type { Behaviour } from '../behaviour.ts';
import { grantsLootPlays, tap } from '../write.ts';

/** Tap: one extra loot play this turn. */
export const libraryCard: Behaviour = { abilities: [tap(grantsLootPlays(1))] };
