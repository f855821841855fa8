import type { Behaviour } from '../behaviour.ts';
import { boostsYou, gains, loots, on, rolls, tap } from '../write.ts';

/** Tap: roll. 1-2: gain 1¢; 3-4: loot 1; 5-6: +1 HP until the end of the turn. */
export const bookOfSin: Behaviour = {
  abilities: [tap(rolls(on(1, 2, gains(1)), on(3, 4, loots(1)), on(5, 6, boostsYou({ hp: 1 }))))],
};
