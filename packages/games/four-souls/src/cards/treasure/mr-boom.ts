import type { Behaviour } from '../behaviour.ts';
import { aMonster, inflicts, tap } from '../write.ts';

/** Tap: 1 damage to a monster. */
export const mrBoom: Behaviour = { abilities: [tap(inflicts(1, aMonster))] };
