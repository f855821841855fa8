import type { Behaviour } from '../behaviour.ts';
import { aPlayer, ditches, targetPlayer, whenThisDies } from '../write.ts';

/** When it dies, a target player discards 2 loot cards. */
export const dankGlobin: Behaviour = { abilities: [whenThisDies(targetPlayer(ditches(2), aPlayer))] };
