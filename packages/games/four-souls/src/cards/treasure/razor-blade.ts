import type { Behaviour } from '../behaviour.ts';
import { aPlayer, inflicts, tap } from '../write.ts';

/** Tap: 1 damage to a player. */
export const razorBlade: Behaviour = { abilities: [tap(inflicts(1, aPlayer))] };
