import { libraryCard as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { grantsLootPlays, tap } from '../../src/card-kit.ts';

/** Tap: one extra loot play this turn. */
export const libraryCard: Behaviour = { abilities: [tap(grantsLootPlays(its.lootPlays))] };
