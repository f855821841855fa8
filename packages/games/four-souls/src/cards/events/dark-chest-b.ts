import type { Behaviour } from '../behaviour.ts';
import { gains, loots, on, onReveal, rolls, suffers } from '../write.ts';

/** The active player rolls. 1-2: gain 1¢; 3-4: loot 2; 5-6: take 2 damage. */
export const darkChestB: Behaviour = {
  abilities: [onReveal(rolls(on(1, 2, gains(1)), on(3, 4, loots(2)), on(5, 6, suffers(2))))],
};
