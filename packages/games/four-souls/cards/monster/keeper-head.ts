import { keeperHead as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { loses, thatPlayer, whenThisDealsCombatDamage } from '../../src/card-kit.ts';

/** Each time it deals combat damage to a player, that player loses {lost}¢. */
export const keeperHead: Behaviour = { abilities: [whenThisDealsCombatDamage(thatPlayer(loses(its.lost)))] };
