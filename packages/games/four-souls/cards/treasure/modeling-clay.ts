import type { Behaviour } from '../../src/behaviour.ts';
import { aNonEternalItem, becomesCopyOf, tap } from '../../src/card-kit.ts';

/** Tap: this is a copy of an item for the rest of the game. */
export const modelingClay: Behaviour = { abilities: [tap(becomesCopyOf(aNonEternalItem, 'ever'))] };
