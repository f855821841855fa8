import type { Behaviour } from '../behaviour.ts';
import { aimed, aPlayer, boost, grantAttack, isActive, seatOf } from '../write.ts';

/** A player has +1 ATK until the end of the turn and may attack once more. */
export const xiStrength: Behaviour = {
  loot: aimed([aPlayer], (g, use) => {
    const seat = seatOf(use);
    if (!seat) return;
    boost(g, use, { seat }, { atk: 1 });
    if (isActive(g, seat)) grantAttack(g);
  }),
};
