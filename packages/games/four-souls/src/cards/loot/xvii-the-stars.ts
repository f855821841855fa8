import type { Behaviour } from '../behaviour.ts';
import { getsTreasure } from '../write.ts';

/** +1 treasure. */
export const xviiTheStars: Behaviour = { loot: getsTreasure(1) };
