import type { Behaviour } from '../behaviour.ts';
import { aNonEternalItem, becomesCopyOf, tap } from '../write.ts';

/** Tap: this is a copy of an item for the rest of the game. */
export const modelingClay: Behaviour = { abilities: [tap(becomesCopyOf(aNonEternalItem, 'ever'))] };
