import { holyMomsEye as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { anItem, chosenByThatPlayer, may, onFinalRoll, recharges, thatPlayer } from '../../src/card-kit.ts';

/** Whoever rolls a final {face} may recharge a target item. */
export const holyMomsEye: Behaviour = {
  abilities: [onFinalRoll(its.face, thatPlayer(may(recharges(chosenByThatPlayer(anItem)))))],
};
