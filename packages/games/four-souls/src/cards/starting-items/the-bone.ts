import type { Behaviour } from '../behaviour.ts';
import {
  addsCounters,
  addsToRoll,
  aMonsterOrPlayer,
  becomesSoul,
  counters,
  inflicts,
  paid,
  tap,
} from '../write.ts';

/** Tap: put a counter on this. Counters pay for +1 to a roll, for 1 damage, and for turning this into a soul. */
export const theBone: Behaviour = {
  abilities: [
    tap(addsCounters(1)),
    paid(counters(1), addsToRoll(1)),
    paid(counters(2), inflicts(1, aMonsterOrPlayer)),
    paid(counters(5), becomesSoul),
  ],
};
