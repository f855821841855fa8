import type { Behaviour } from '../../src/behaviour.ts';
import { countersOn, damageToYou, removeCounters } from '../../src/card-kit.ts';

/** Enters play with nine counters, which stand in for damage to you as long as they last. */
export const theDeadCat: Behaviour = {
  replaces: [
    damageToYou(
      (g, at, event) => {
        const prevented = Math.min(countersOn(g, at.card), event.amount);
        removeCounters(g, at.card, prevented);
        return { ...event, amount: event.amount - prevented };
      },
      (g, at) => countersOn(g, at.card) > 0,
    ),
  ],
};
