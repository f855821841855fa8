import type { Behaviour } from '../behaviour.ts';
import { aimed, aPlayer, lookAtHand, may, seatOf, whenThisDies } from '../write.ts';

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
