import type { Behaviour } from '../../src/behaviour.ts';
import { does, skipNextTurn, thatPlayer, whenASoulIsGained } from '../../src/card-kit.ts';

/** Whoever gains souls skips as many turns (FS-SOUL-08). */
export const haunted: Behaviour = {
  abilities: [
    whenASoulIsGained(
      thatPlayer(
        does((g, { me, event }) => {
          for (let soul = 0; soul < (event?.amount ?? 0); soul++) skipNextTurn(g, me);
        }),
      ),
    ),
  ],
};
