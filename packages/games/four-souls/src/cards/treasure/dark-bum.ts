import type { Behaviour } from '../behaviour.ts';
import { atYourTurnStart, gains, loots, on, rolls, suffers } from '../write.ts';

/** At the start of your turn, roll. 1-2: gain 3¢; 3-4: loot 1; 5-6: take 1 damage. */
export const darkBum: Behaviour = {
  abilities: [atYourTurnStart(rolls(on(1, 2, gains(3)), on(3, 4, loots(1)), on(5, 6, suffers(1))))],
};
