import type { Behaviour } from '../behaviour.ts';
import { loses, thatPlayer, whenThisDealsCombatDamage } from '../write.ts';

/** Each time it deals combat damage to a player, that player loses 2¢. */
export const keeperHead: Behaviour = { abilities: [whenThisDealsCombatDamage(thatPlayer(loses(2)))] };
