import { mulliboom as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aPlayer, whenThisDies, youInflict } from '../../src/card-kit.ts';

/** When it dies, the active player deals {damage} damage to a target player. */
export const mulliboom: Behaviour = { abilities: [whenThisDies(youInflict(its.damage, aPlayer))] };
