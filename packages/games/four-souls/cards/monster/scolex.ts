import { scolex as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { ditches, thatPlayer, whenThisDealsCombatDamage } from '../../src/card-kit.ts';

/** Each time it deals combat damage to a player, that player discards a loot card. */
export const scolex: Behaviour = {
  abilities: [whenThisDealsCombatDamage(thatPlayer(ditches(its.discards)))],
};
