import type { Behaviour } from '../../src/behaviour.ts';
import { anItem, may, recharges, whenAPlayerDies } from '../../src/card-kit.ts';

/** Trinket. When another player dies you may recharge an item. */
export const theLeftHand: Behaviour = { abilities: [whenAPlayerDies(may(recharges(anItem)), 'others')] };
