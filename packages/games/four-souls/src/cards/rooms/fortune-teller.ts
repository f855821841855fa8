import type { Behaviour } from '../behaviour.ts';
import { cents, discardsThis, inOrder, loots, on, paid, rolls } from '../write.ts';

/** Pay 3¢: roll. 3: loot 1; 4: loot 2; 5: loot 3; 6: loot 6, then put this into discard. */
export const fortuneTeller: Behaviour = {
  abilities: [
    paid(
      cents(3),
      rolls(on(3, loots(1)), on(4, loots(2)), on(5, loots(3)), on(6, inOrder(loots(6), discardsThis))),
    ),
  ],
};
