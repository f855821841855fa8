import type { Behaviour } from '../behaviour.ts';
import { aMonsterOrPlayer, inflicts } from '../write.ts';

/** 3 damage to a monster or player. */
export const goldBomb: Behaviour = { loot: inflicts(3, aMonsterOrPlayer) };
