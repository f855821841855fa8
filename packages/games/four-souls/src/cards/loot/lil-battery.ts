import type { Behaviour } from '../behaviour.ts';
import { anItem, recharges } from '../write.ts';

/** Recharge an item. */
export const lilBattery: Behaviour = { loot: recharges(anItem) };
