import type { Behaviour } from '../behaviour.ts';
import { anItem, may, recharges, whenAPlayerDies } from '../write.ts';

/** Trinket. When another player dies you may recharge an item. */
export const theLeftHand: Behaviour = { abilities: [whenAPlayerDies(may(recharges(anItem)), 'others')] };
