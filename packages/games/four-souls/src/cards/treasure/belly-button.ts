import type { Behaviour } from '../behaviour.ts';
import { lootPlaysOnYourTurn, may, rechargesYourCharacter, whenYouAreDamaged } from '../write.ts';

/** One more loot play on your turn. Each time you take damage you may recharge your character. */
export const bellyButton: Behaviour = {
  statics: lootPlaysOnYourTurn(1),
  abilities: [whenYouAreDamaged(may(rechargesYourCharacter))],
};
