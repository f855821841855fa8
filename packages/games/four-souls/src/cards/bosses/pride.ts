import type { Behaviour } from '../behaviour.ts';
import { aPlayer, ditches, targetPlayer, whenThisIsAttacked } from '../write.ts';

/** When it is attacked, a target player discards 2 loot cards. */
export const pride: Behaviour = { abilities: [whenThisIsAttacked(targetPlayer(ditches(2), aPlayer))] };
