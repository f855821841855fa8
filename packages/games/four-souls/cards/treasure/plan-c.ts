import type { Behaviour } from '../../src/behaviour.ts';
import {
  aMonster,
  answering,
  destroyThis,
  does,
  inTurnOrder,
  isDead,
  kill,
  lasts,
  pickAim,
  tap,
} from '../../src/card-kit.ts';

/** Tap: destroy this; if you do, kill a monster. Either way everybody dies at the end of this turn. */
export const planC: Behaviour = {
  abilities: [
    tap(
      answering(
        'harm',
        does(function* (g, use) {
          lasts(g, use, 'doom');
          if (!(yield* destroyThis(g, use))) return;
          const aim = yield* pickAim(g, use, aMonster.candidates(g, use));
          if (aim) kill(g, aim, use.me);
        }),
      ),
    ),
  ],
  lasting: {
    doom: {
      on: 'turn-end',
      effect: does((g, use) => {
        for (const seat of inTurnOrder(g)) if (!isDead(g, seat)) kill(g, { seat }, use.me);
      }),
    },
  },
};
