import { pillsA as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { ditches, loots, on, rolls } from '../../src/card-kit.ts';

/** Roll. {low}: loot {lowLoot}; {middle}: loot {middleLoot}; {high}: discard {discards} loot. */
export const pillsA: Behaviour = {
  loot: rolls(
    on(its.low, loots(its.lowLoot)),
    on(its.middle, loots(its.middleLoot)),
    on(its.high, ditches(its.discards)),
  ),
};
