import { blessingOfTheInnerEye as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { may, reordersTop, thatPlayer, whenAnAttackIsDeclared } from '../../src/card-kit.ts';

/** Whoever declares an attack may look at the top {cards} cards of the Monster deck and put them back in any order. */
export const blessingOfTheInnerEye: Behaviour = {
  abilities: [whenAnAttackIsDeclared(thatPlayer(may(reordersTop('monster', its.cards))))],
};
