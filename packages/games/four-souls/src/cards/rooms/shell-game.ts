import type { Behaviour } from '../behaviour.ts';
import { cents, chooseOne, discardsThis, gains, inOrder, on, paid, rolls } from '../write.ts';

/** Pay 2¢ and choose low or high: roll. In the chosen half: gain 4¢. On a 6, put this into discard. */
export const shellGame: Behaviour = {
  abilities: [
    paid(
      cents(2),
      chooseOne({
        low: rolls(on(1, 2, 3, gains(4)), on(6, discardsThis)),
        high: rolls(on(4, 5, gains(4)), on(6, inOrder(gains(4), discardsThis))),
      }),
    ),
  ],
};
