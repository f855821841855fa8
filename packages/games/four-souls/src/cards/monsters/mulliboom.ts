import type { Behaviour } from '../behaviour.ts';
import { aPlayer, whenThisDies, youInflict } from '../write.ts';

/** When it dies, the active player deals 3 damage to a target player. */
export const mulliboom: Behaviour = { abilities: [whenThisDies(youInflict(3, aPlayer))] };
