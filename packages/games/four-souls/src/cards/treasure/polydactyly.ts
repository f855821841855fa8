import type { Behaviour } from '../behaviour.ts';
import { lootPlaysOnYourTurn, yourFirstAttackRollHasAtk } from '../write.ts';

/** One more loot play on your turn, and +1 ATK for your first attack roll each turn. */
export const polydactyly: Behaviour = {
  statics: { ...lootPlaysOnYourTurn(1), ...yourFirstAttackRollHasAtk(1) },
};
