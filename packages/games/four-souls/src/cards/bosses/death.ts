import type { Behaviour } from '../behaviour.ts';
import { aPlayer, kills, whenThisDies } from '../write.ts';

/** When it dies, the active player kills a target player. */
export const death: Behaviour = { abilities: [whenThisDies(kills(aPlayer))] };
