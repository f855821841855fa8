import type { Behaviour } from '../behaviour.ts';
import { anItem, cents, paid, recharges } from '../write.ts';

/** Pay 4¢: recharge an item. */
export const batteryBum: Behaviour = { abilities: [paid(cents(4), recharges(anItem))] };
