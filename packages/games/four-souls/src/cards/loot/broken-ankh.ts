import type { Behaviour } from '../behaviour.ts';
import {
  cancelAllAndEndTurn,
  does,
  isActive,
  on,
  preventDeath,
  rolls,
  whenYourDeathIsStacked,
} from '../write.ts';

/** Trinket. When your death goes on the stack, roll. 6: it is prevented, and your turn ends if it is yours. */
export const brokenAnkh: Behaviour = {
  abilities: [
    whenYourDeathIsStacked(
      rolls(
        on(
          6,
          does((g, { me, event }) => {
            preventDeath(g, event?.stack);
            if (isActive(g, me)) cancelAllAndEndTurn(g);
          }),
        ),
      ),
    ),
  ],
};
