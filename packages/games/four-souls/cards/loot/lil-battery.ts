import type { Behaviour } from '../../src/behaviour.ts';
import { anItem, recharges } from '../../src/card-kit.ts';

/** Recharge an item. */
export const lilBattery: Behaviour = { loot: recharges(anItem) };
