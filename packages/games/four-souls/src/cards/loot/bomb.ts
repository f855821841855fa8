import type { Behaviour } from '../behaviour.ts';
import { aMonsterOrPlayer, inflicts } from '../write.ts';

/** 1 damage to a monster or player. */
export const bomb: Behaviour = { loot: inflicts(1, aMonsterOrPlayer) };
