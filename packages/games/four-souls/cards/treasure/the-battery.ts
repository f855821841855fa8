import type { Behaviour } from '../../src/behaviour.ts';
import { anotherItem, recharges, tap } from '../../src/card-kit.ts';

/** Tap: recharge another item. */
export const theBattery: Behaviour = { abilities: [tap(recharges(anotherItem))] };
