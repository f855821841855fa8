import { blankRune as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { eachPlayer, eachPlayerSuffers, gains, loots, on, rolls } from '../../src/card-kit.ts';

/** Roll: each player gains {cents}¢, loots {loot}, takes {damage} damage, gains {moreCents}¢, loots {moreLoot}, or gains {mostCents}¢. */
export const blankRune: Behaviour = {
  loot: rolls(
    on(its.lowest, eachPlayer(gains(its.cents))),
    on(its.lower, eachPlayer(loots(its.loot))),
    on(its.low, eachPlayerSuffers(its.damage)),
    on(its.high, eachPlayer(gains(its.moreCents))),
    on(its.higher, eachPlayer(loots(its.moreLoot))),
    on(its.highest, eachPlayer(gains(its.mostCents))),
  ),
};
