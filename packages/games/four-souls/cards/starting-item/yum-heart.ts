import type { Behaviour } from '../../src/behaviour.ts';
import { aMonsterOrPlayer, atYourTurnEnd, preventsInstance, rechargesThis, tap } from '../../src/card-kit.ts';

/** Tap: the next instance of damage to a player or monster this turn is prevented. Recharges at the end of your turn. */
export const yumHeart: Behaviour = {
  abilities: [tap(preventsInstance(aMonsterOrPlayer)), atYourTurnEnd(rechargesThis)],
};
