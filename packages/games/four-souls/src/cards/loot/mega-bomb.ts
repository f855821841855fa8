import type { Behaviour } from '../behaviour.ts';
import { aMonsterOrPlayer, inflicts } from '../write.ts';

/** 2 damage to a monster or player. */
export const megaBomb: Behaviour = { loot: inflicts(2, aMonsterOrPlayer) };
