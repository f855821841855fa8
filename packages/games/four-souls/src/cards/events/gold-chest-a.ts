import type { Behaviour } from '../behaviour.ts';
import { gains, getsTreasure, on, onReveal, rolls } from '../write.ts';

/** The active player rolls. 1-2: +1 treasure; 3-4: gain 5¢; 5-6: gain 7¢. */
export const goldChestA: Behaviour = {
  abilities: [onReveal(rolls(on(1, 2, getsTreasure(1)), on(3, 4, gains(5)), on(5, 6, gains(7))))],
};
