import type { Behaviour } from '../behaviour.ts';
import { ditches, thatPlayer, whenThisDealsCombatDamage } from '../write.ts';

/** Each time it deals combat damage to a player, that player discards a loot card. */
export const scolex: Behaviour = { abilities: [whenThisDealsCombatDamage(thatPlayer(ditches(1)))] };
