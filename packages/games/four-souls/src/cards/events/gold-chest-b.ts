import type { Behaviour } from '../behaviour.ts';
import { getsTreasure, loots, on, onReveal, rolls } from '../write.ts';

/** The active player rolls. 1-2: +1 treasure; 3-4: loot 1; 5-6: loot 2. */
export const goldChestB: Behaviour = {
  abilities: [onReveal(rolls(on(1, 2, getsTreasure(1)), on(3, 4, loots(1)), on(5, 6, loots(2))))],
};
