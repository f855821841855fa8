import type { Behaviour } from '../behaviour.ts';
import { cents, gains, loots, on, paid, rolls } from '../write.ts';

/** Pay 3¢: roll. 1-2: loot 1; 3-4: gain 4¢; 5-6: nothing. */
export const portableSlotMachine: Behaviour = {
  abilities: [paid(cents(3), rolls(on(1, 2, loots(1)), on(3, 4, gains(4))))],
};
