import type { Behaviour } from '../behaviour.ts';
import { yourLootStepHas } from '../write.ts';

/** You loot 1 more in your loot step. */
export const momsPurse: Behaviour = { statics: yourLootStepHas(1) };
