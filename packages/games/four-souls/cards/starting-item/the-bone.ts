import { theBone as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import {
  addsCounters,
  addsToRoll,
  aMonsterOrPlayer,
  becomesSoul,
  counters,
  inflicts,
  paid,
  tap,
} from '../../src/card-kit.ts';

/** Tap: put a counter on this. Counters pay for +{roll} to a roll, for {damage} damage, and for turning this into a soul. */
export const theBone: Behaviour = {
  abilities: [
    tap(addsCounters(1)),
    paid(counters(its.price), addsToRoll(its.roll)),
    paid(counters(its.morePrice), inflicts(its.damage, aMonsterOrPlayer)),
    paid(counters(its.mostPrice), becomesSoul),
  ],
};
