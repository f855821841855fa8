import type { Behaviour } from '../behaviour.ts';
import { hp, loots, on, paid, rolls, suffers } from '../write.ts';

/** Pay 1 HP: roll. 1-2: loot 2; 3-4: loot 1; 5-6: take 1 damage. */
export const devilBeggar: Behaviour = {
  abilities: [paid(hp(1), rolls(on(1, 2, loots(2)), on(3, 4, loots(1)), on(5, 6, suffers(1))))],
};
