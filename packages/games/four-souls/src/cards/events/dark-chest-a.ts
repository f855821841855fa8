import type { Behaviour } from '../behaviour.ts';
import { gains, loots, on, onReveal, rolls, suffers } from '../write.ts';

/** The active player rolls. 1-2: loot 1; 3-4: gain 3¢; 5-6: take 2 damage. */
export const darkChestA: Behaviour = {
  abilities: [onReveal(rolls(on(1, 2, loots(1)), on(3, 4, gains(3)), on(5, 6, suffers(2))))],
};
