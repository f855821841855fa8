import { momsCoinPurse as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { yourLootStepHas } from '../../src/card-kit.ts';

/** You loot {loot} more in your loot step. */
export const momsCoinPurse: Behaviour = { statics: yourLootStepHas(its.loot) };
