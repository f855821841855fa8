import { guppysCollar as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import {
  cancelAllAndEndTurn,
  does,
  isActive,
  on,
  preventDeath,
  rolls,
  whenYourDeathIsStacked,
} from '../../src/card-kit.ts';

/** When you are about to die, roll. {faces}: you live after all; in your own turn everything is cancelled and the turn ends. */
export const guppysCollar: Behaviour = {
  abilities: [
    whenYourDeathIsStacked(
      rolls(
        on(
          its.faces,
          does((g, use) => {
            preventDeath(g, use.event?.stack);
            if (isActive(g, use.me)) cancelAllAndEndTurn(g);
          }),
        ),
      ),
    ),
  ],
};
