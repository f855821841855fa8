import { razorBlade as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aPlayer, inflicts, tap } from '../../src/card-kit.ts';

/** Tap: {damage} damage to a player. */
export const razorBlade: Behaviour = { abilities: [tap(inflicts(its.damage, aPlayer))] };
