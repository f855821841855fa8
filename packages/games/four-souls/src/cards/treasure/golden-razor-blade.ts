import type { Behaviour } from '../behaviour.ts';
import { aMonsterOrPlayer, cents, inflicts, paid } from '../write.ts';

/** Pay 5¢: 1 damage to a monster or player. */
export const goldenRazorBlade: Behaviour = { abilities: [paid(cents(5), inflicts(1, aMonsterOrPlayer))] };
