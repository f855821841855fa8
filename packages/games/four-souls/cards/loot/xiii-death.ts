import type { Behaviour } from '../../src/behaviour.ts';
import { aPlayer, kills } from '../../src/card-kit.ts';

/** Kill a player. */
export const xiiiDeath: Behaviour = { loot: kills(aPlayer) };
