import type { Behaviour } from '../behaviour.ts';
import { aPlayer, kills } from '../write.ts';

/** Kill a player. */
export const xiiiDeath: Behaviour = { loot: kills(aPlayer) };
