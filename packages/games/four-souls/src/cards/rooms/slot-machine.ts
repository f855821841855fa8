import type { Behaviour } from '../behaviour.ts';
import { cents, discardsThis, gains, inOrder, loots, on, paid, rolls } from '../write.ts';

/** Pay 1¢: roll. 4: gain 2¢; 5: gain 4¢; 6: loot 2, then put this into discard. */
export const slotMachine: Behaviour = {
  abilities: [
    paid(cents(1), rolls(on(4, gains(2)), on(5, gains(4)), on(6, inOrder(loots(2), discardsThis)))),
  ],
};
