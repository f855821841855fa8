import { xiStrength as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aimed, aPlayer, boost, grantAttack, isActive, seatOf } from '../../src/card-kit.ts';

/** A player has +{atk} ATK until the end of the turn and may attack once more. */
export const xiStrength: Behaviour = {
  loot: aimed([aPlayer], (g, use) => {
    const seat = seatOf(use);
    if (!seat) return;
    boost(g, use, { seat }, { atk: its.atk });
    if (isActive(g, seat)) grantAttack(g);
  }),
};
