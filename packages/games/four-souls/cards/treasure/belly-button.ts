import { bellyButton as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { lootPlaysOnYourTurn, may, rechargesYourCharacter, whenYouAreDamaged } from '../../src/card-kit.ts';

/** One more loot play on your turn. Each time you take damage you may recharge your character. */
export const bellyButton: Behaviour = {
  statics: lootPlaysOnYourTurn(its.lootPlays),
  abilities: [whenYouAreDamaged(may(rechargesYourCharacter))],
};
