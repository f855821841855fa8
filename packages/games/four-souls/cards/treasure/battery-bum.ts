import { batteryBum as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { anItem, cents, paid, recharges } from '../../src/card-kit.ts';

/** Pay {price}¢: recharge an item. */
export const batteryBum: Behaviour = { abilities: [paid(cents(its.price), recharges(anItem))] };
