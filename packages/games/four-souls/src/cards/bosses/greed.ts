import type { Behaviour } from '../behaviour.ts';
import { eachPlayer, loses, whenThisDealsDamage } from '../write.ts';

/** Each time it deals damage, every player loses 4¢. */
export const greed: Behaviour = { abilities: [whenThisDealsDamage(eachPlayer(loses(4)))] };
