import type { Behaviour } from '../behaviour.ts';
import { anItem, chosenByThatPlayer, may, onFinalRoll, recharges, thatPlayer } from '../write.ts';

/** Whoever rolls a final 2 may recharge a target item. */
export const holyMomsEye: Behaviour = {
  abilities: [onFinalRoll(2, thatPlayer(may(recharges(chosenByThatPlayer(anItem)))))],
};
