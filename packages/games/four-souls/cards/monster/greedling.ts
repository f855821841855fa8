import { greedling as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aPlayer, loses, targetPlayer, whenThisDies } from '../../src/card-kit.ts';

/** When it dies, a target player loses {lost}¢. */
export const greedling: Behaviour = { abilities: [whenThisDies(targetPlayer(loses(its.lost), aPlayer))] };
