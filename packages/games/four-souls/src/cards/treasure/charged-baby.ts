import type { Behaviour } from '../behaviour.ts';
import { anItem, may, onFinalRoll, recharges } from '../write.ts';

/** Whenever anybody’s roll ends as a 2: you may recharge an item. */
export const chargedBaby: Behaviour = { abilities: [onFinalRoll(2, may(recharges(anItem)))] };
