import { chargedBaby as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { anItem, may, onFinalRoll, recharges } from '../../src/card-kit.ts';

/** Whenever anybody’s roll ends as a {face}: you may recharge an item. */
export const chargedBaby: Behaviour = { abilities: [onFinalRoll(its.face, may(recharges(anItem)))] };
