import { cambionConception as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import {
  addCounters,
  does,
  gainTreasure,
  removeCounters,
  still,
  whenYouAreDamaged,
} from '../../src/card-kit.ts';

/** Damage you take becomes counters on this; six of them turn into +{treasure} treasure. */
export const cambionConception: Behaviour = {
  abilities: [
    whenYouAreDamaged(
      does((g, use) => {
        if (still(g, use.source) === undefined) return;
        addCounters(g, use.card, use.event?.amount ?? 0);
        if (removeCounters(g, use.card, its.counters)) gainTreasure(g, use.me, its.treasure);
      }),
    ),
  ],
};
