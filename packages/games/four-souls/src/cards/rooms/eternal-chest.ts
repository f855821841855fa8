import type { Behaviour } from '../behaviour.ts';
import { discarding, gains, getsTreasure, inOrder, loots, on, paid, rolls } from '../write.ts';

/** Discard a loot card: roll. 1-3: gain 4¢; 4-5: gain 7¢; 6: loot 1, then gain a treasure. */
export const eternalChest: Behaviour = {
  abilities: [
    paid(
      discarding(1),
      rolls(on(1, 2, 3, gains(4)), on(4, 5, gains(7)), on(6, inOrder(loots(1), getsTreasure(1)))),
    ),
  ],
};
