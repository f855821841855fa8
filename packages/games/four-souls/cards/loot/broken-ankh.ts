import { brokenAnkh as its } from '../../generated/numbers.ts';
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

/** Trinket. When your death goes on the stack, roll. {face}: it is prevented, and your turn ends if it is yours. */
export const brokenAnkh: Behaviour = {
  abilities: [
    whenYourDeathIsStacked(
      rolls(
        on(
          its.face,
          does((g, { me, event }) => {
            preventDeath(g, event?.stack);
            if (isActive(g, me)) cancelAllAndEndTurn(g);
          }),
        ),
      ),
    ),
  ],
};
