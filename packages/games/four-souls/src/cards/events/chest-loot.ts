import type { Behaviour } from '../behaviour.ts';
import { loots, on, onReveal, rolls } from '../write.ts';

/** The active player rolls. 1-2: loot 1; 3-4: loot 2; 5-6: loot 3. */
export const chestLoot: Behaviour = {
  abilities: [onReveal(rolls(on(1, 2, loots(1)), on(3, 4, loots(2)), on(5, 6, loots(3))))],
};
