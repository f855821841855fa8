import type { Behaviour } from '../behaviour.ts';
import { anotherItem, recharges, tap } from '../write.ts';

/** Tap: recharge another item. */
export const theBattery: Behaviour = { abilities: [tap(recharges(anotherItem))] };
