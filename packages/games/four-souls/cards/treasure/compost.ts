import type { Behaviour } from '../../src/behaviour.ts';
import { does, endLasting, lasts, tap } from '../../src/card-kit.ts';

/** Tap: the next time anybody loots, the cards come off the Loot discard, as far as it goes. */
export const compost: Behaviour = {
  abilities: [tap(does((g, use) => lasts(g, use, 'from-discard', { until: 'ever' })))],
  lasting: {
    'from-discard': {
      replaces: [
        {
          of: 'loot',
          applies: (_g, _at, { fromDiscard }) => !fromDiscard,
          apply(g, at, event) {
            endLasting(g, at);
            return { ...event, fromDiscard: true };
          },
        },
      ],
    },
  },
};
