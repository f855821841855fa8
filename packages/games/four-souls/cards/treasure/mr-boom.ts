import { mrBoom as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aMonster, inflicts, tap } from '../../src/card-kit.ts';

/** Tap: {damage} damage to a monster. */
export const mrBoom: Behaviour = { abilities: [tap(inflicts(its.damage, aMonster))] };
