import { crystalBall as its } from '../../generated/numbers.ts';
import type { Behaviour, Standing } from '../../src/behaviour.ts';
import { aimLasting, does, endLasting, lasts, loots, onStack, pickFace, tap } from '../../src/card-kit.ts';

const watchedBy = (at: Standing): number | undefined => at.lasting?.aims[0]?.[0]?.stack;

/** Tap: name a number; if the next roll anybody makes ends as that number, loot {loot}. */
export const crystalBall: Behaviour = {
  abilities: [
    tap(
      does(function* (g, use) {
        const face = yield* pickFace(use);
        g.emit('number-named', { seat: use.me, face });
        lasts(g, use, 'foreseen', { aims: [], until: 'ever', left: face });
      }),
    ),
  ],
  lasting: {
    foreseen: {
      as(g, at, { type, stack, face }) {
        const watched = watchedBy(at);
        // Numbers on the stack only grow: a lower one is an older roll, rolled again.
        const isNew = type === 'rolled' && stack !== undefined && stack > (at.lasting?.id ?? 0);
        if (isNew && watched === undefined) aimLasting(g, at, [[{ stack }]]);
        else if (isNew && !onStack(g, watched)) endLasting(g, at);
        else if (type === 'final-roll' && stack === watched && face !== at.lasting?.left) endLasting(g, at);
      },
      on: 'final-roll',
      when: (_g, at, { stack, face }) => stack === watchedBy(at) && face === at.lasting?.left,
      effect: loots(its.loot),
    },
  },
};
