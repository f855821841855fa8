import type { Behaviour } from '../behaviour.ts';
import { addsCounters, aMonsterOrPlayer, counters, kills, paid, tap } from '../write.ts';

/** Tap: put a counter on this. Remove three: kill a player or monster. */
export const techX: Behaviour = {
  abilities: [tap(addsCounters(1)), paid(counters(3), kills(aMonsterOrPlayer))],
};
