import { techX as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { addsCounters, aMonsterOrPlayer, counters, kills, paid, tap } from '../../src/card-kit.ts';

/** Tap: put a counter on this. Remove three: kill a player or monster. */
export const techX: Behaviour = {
  abilities: [tap(addsCounters(1)), paid(counters(its.price), kills(aMonsterOrPlayer))],
};
