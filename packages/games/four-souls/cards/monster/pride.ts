import { pride as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aPlayer, ditches, targetPlayer, whenThisIsAttacked } from '../../src/card-kit.ts';

/** When it is attacked, a target player discards {discards} loot cards. */
export const pride: Behaviour = {
  abilities: [whenThisIsAttacked(targetPlayer(ditches(its.discards), aPlayer))],
};
