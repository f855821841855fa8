import { dankGlobin as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aPlayer, ditches, targetPlayer, whenThisDies } from '../../src/card-kit.ts';

/** When it dies, a target player discards {discards} loot cards. */
export const dankGlobin: Behaviour = {
  abilities: [whenThisDies(targetPlayer(ditches(its.discards), aPlayer))],
};
