import type { Behaviour } from '../behaviour.ts';
import { gains, loots, on, rolls, tap } from '../write.ts';

/** Tap: roll. 1-2: loot 1; 3-4: gain 4¢; 5-6: nothing. */
export const mysterySack: Behaviour = { abilities: [tap(rolls(on(1, 2, loots(1)), on(3, 4, gains(4))))] };
