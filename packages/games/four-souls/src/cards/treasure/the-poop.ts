import type { Behaviour } from '../behaviour.ts';
import { addsCounters, answering, counters, does, paid, preventNext, whenYouAreDamaged } from '../write.ts';

/** Each time you take damage: put a counter on this. Remove one: the next 1 damage to you this turn is prevented. */
export const thePoop: Behaviour = {
  abilities: [
    whenYouAreDamaged(addsCounters(1)),
    paid(
      counters(1),
      answering(
        'damage',
        does((g, use) => preventNext(g, use, { seat: use.me }, 1)),
      ),
    ),
  ],
};
