import type { Behaviour } from '../../src/behaviour.ts';
import { aPlayer, kills, whenThisDies } from '../../src/card-kit.ts';

/** When it dies, the active player kills a target player. */
export const death: Behaviour = { abilities: [whenThisDies(kills(aPlayer))] };
