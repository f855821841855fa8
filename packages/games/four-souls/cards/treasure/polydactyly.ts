import { polydactyly as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { lootPlaysOnYourTurn, yourFirstAttackRollHasAtk } from '../../src/card-kit.ts';

/** One more loot play on your turn, and +{atk} ATK for your first attack roll each turn. */
export const polydactyly: Behaviour = {
  statics: { ...lootPlaysOnYourTurn(its.lootPlays), ...yourFirstAttackRollHasAtk(its.atk) },
};
