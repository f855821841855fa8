import { thePoop as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import {
  addsCounters,
  answering,
  counters,
  does,
  paid,
  preventNext,
  whenYouAreDamaged,
} from '../../src/card-kit.ts';

/** Each time you take damage: put a counter on this. Remove one: the next {prevented} damage to you this turn is prevented. */
export const thePoop: Behaviour = {
  abilities: [
    whenYouAreDamaged(addsCounters(1)),
    paid(
      counters(its.price),
      answering(
        'damage',
        does((g, use) => preventNext(g, use, { seat: use.me }, its.prevented)),
      ),
    ),
  ],
};
