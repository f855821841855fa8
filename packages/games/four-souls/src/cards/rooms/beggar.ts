import type { Behaviour } from '../behaviour.ts';
import { cents, discardsThis, gains, getsTreasure, inOrder, loots, on, paid, rolls } from '../write.ts';

/** Pay 3¢: roll. 3-4: gain 2¢; 5: loot 2; 6: gain a treasure, then put this into discard. */
export const beggar: Behaviour = {
  abilities: [
    paid(cents(3), rolls(on(3, 4, gains(2)), on(5, loots(2)), on(6, inOrder(getsTreasure(1), discardsThis)))),
  ],
};
