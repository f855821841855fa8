import type { Behaviour } from '../behaviour.ts';
import { anItem, gains, inOrder, recharges } from '../write.ts';

/** Gain 1¢, then recharge an item. */
export const chargedPenny: Behaviour = { loot: inOrder(gains(1), recharges(anItem)) };
