import { chargedPenny as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { anItem, gains, inOrder, recharges } from '../../src/card-kit.ts';

/** Gain {cents}¢, then recharge an item. */
export const chargedPenny: Behaviour = { loot: inOrder(gains(its.cents), recharges(anItem)) };
