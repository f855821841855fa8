import { xviTheTower as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { does, eachMonsterSuffers, eachPlayerSuffers, on, rolls } from '../../src/card-kit.ts';

/** Roll. {low}: each player takes {lowDamage} damage; {middle}: each monster takes {middleDamage}; {high}: each player takes {highDamage}. */
export const xviTheTower: Behaviour = {
  loot: rolls(
    on(its.low, eachPlayerSuffers(its.lowDamage)),
    on(
      its.middle,
      does((g, use) => eachMonsterSuffers(g, use, its.middleDamage)),
    ),
    on(its.high, eachPlayerSuffers(its.highDamage)),
  ),
};
