import type { Behaviour } from '../behaviour.ts';
import { may, reordersTop, thatPlayer, whenAnAttackIsDeclared } from '../write.ts';

/** Whoever declares an attack may look at the top 3 cards of the Monster deck and put them back in any order. */
export const blessingOfTheInnerEye: Behaviour = {
  abilities: [whenAnAttackIsDeclared(thatPlayer(may(reordersTop('monster', 3))))],
};
