import type { Behaviour } from '../../src/behaviour.ts';
import {
  aimed,
  answering,
  aPlayer,
  atYourTurnEnd,
  cancelAllAndEndTurn,
  endLasting,
  isActive,
  lasts,
  rechargesThis,
  tap,
} from '../../src/card-kit.ts';

/**
 * Tap: the next death of a player this turn is prevented; in their own turn everything is cancelled and the turn
 * ends. Recharges at the end of your turn.
 */
export const holyMantle: Behaviour = {
  abilities: [
    tap(
      answering(
        'damage',
        aimed([aPlayer], (g, use) => lasts(g, use, 'mantle')),
      ),
    ),
    atYourTurnEnd(rechargesThis),
  ],
  lasting: {
    mantle: {
      replaces: [
        {
          of: 'death',
          applies: (_g, at, { seat }) => seat !== undefined && seat === at.lasting?.aims[0]?.[0]?.seat,
          apply(g, at, { seat }) {
            endLasting(g, at);
            if (seat && isActive(g, seat)) cancelAllAndEndTurn(g);
            return undefined;
          },
        },
      ],
    },
  },
};
