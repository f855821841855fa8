import type { Behaviour } from '../behaviour.ts';
import { gains, on, onReveal, rolls } from '../write.ts';

/** The active player rolls. 1-2: gain 1¢; 3-4: gain 3¢; 5-6: gain 6¢. */
export const chestCents: Behaviour = {
  abilities: [onReveal(rolls(on(1, 2, gains(1)), on(3, 4, gains(3)), on(5, 6, gains(6))))],
};
