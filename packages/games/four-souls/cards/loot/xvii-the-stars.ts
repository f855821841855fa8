import { xviiTheStars as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { getsTreasure } from '../../src/card-kit.ts';

/** +{treasure} treasure. */
export const xviiTheStars: Behaviour = { loot: getsTreasure(its.treasure) };
