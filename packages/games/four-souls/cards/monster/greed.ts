import { greed as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { eachPlayer, loses, whenThisDealsDamage } from '../../src/card-kit.ts';

/** Each time it deals damage, every player loses {lost}¢. */
export const greed: Behaviour = { abilities: [whenThisDealsDamage(eachPlayer(loses(its.lost)))] };
