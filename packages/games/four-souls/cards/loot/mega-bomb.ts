import { megaBomb as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aMonsterOrPlayer, inflicts } from '../../src/card-kit.ts';

/** {damage} damage to a monster or player. */
export const megaBomb: Behaviour = { loot: inflicts(its.damage, aMonsterOrPlayer) };
