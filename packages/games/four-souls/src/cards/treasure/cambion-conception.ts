import type { Behaviour } from '../behaviour.ts';
import { addCounters, does, gainTreasure, removeCounters, still, whenYouAreDamaged } from '../write.ts';

/** Damage you take becomes counters on this; six of them turn into +1 treasure. */
export const cambionConception: Behaviour = {
  abilities: [
    whenYouAreDamaged(
      does((g, use) => {
        if (still(g, use.source) === undefined) return;
        addCounters(g, use.card, use.event?.amount ?? 0);
        if (removeCounters(g, use.card, 6)) gainTreasure(g, use.me, 1);
      }),
    ),
  ],
};
