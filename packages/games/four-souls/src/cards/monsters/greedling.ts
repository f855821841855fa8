import type { Behaviour } from '../behaviour.ts';
import { aPlayer, loses, targetPlayer, whenThisDies } from '../write.ts';

/** When it dies, a target player loses 7¢. */
export const greedling: Behaviour = { abilities: [whenThisDies(targetPlayer(loses(7), aPlayer))] };
