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

/** When you are about to die, roll. 1-3: you live with 1 HP; in your own turn everything is cancelled and the turn ends. */
export const guppysCollar: Behaviour = {
  abilities: [
    whenYourDeathIsStacked(
      rolls(
        on(
          1,
          2,
          3,
          does((g, use) => {
            preventDeath(g, use.event?.stack);
            if (isActive(g, use.me)) cancelAllAndEndTurn(g);
          }),
        ),
      ),
    ),
  ],
};
