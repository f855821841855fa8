import type { Behaviour } from '../../src/behaviour.ts';
import { aimed, aPlayer, lookAtHand, may, seatOf, whenThisDies } from '../../src/card-kit.ts';

/** When it dies, the active player may look at a target player's hand. */
export const momsEye: Behaviour = {
  abilities: [
    whenThisDies(
      may(
        aimed([aPlayer], (g, use) => {
          const seat = seatOf(use);
          if (seat) lookAtHand(g, use.me, seat);
        }),
      ),
    ),
  ],
};
