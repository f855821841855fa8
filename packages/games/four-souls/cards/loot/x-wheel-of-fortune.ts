import { xWheelOfFortune as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { gains, getsTreasure, loots, loses, on, rolls, suffers } from '../../src/card-kit.ts';

/** Roll. {lowest}: gain {cents}¢; {lower}: you take {damage} damage; {low}: loot {loot}; {high}: lose {lost}¢; {higher}: gain {moreCents}¢; {highest}: +{treasure} treasure. */
export const xWheelOfFortune: Behaviour = {
  loot: rolls(
    on(its.lowest, gains(its.cents)),
    on(its.lower, suffers(its.damage)),
    on(its.low, loots(its.loot)),
    on(its.high, loses(its.lost)),
    on(its.higher, gains(its.moreCents)),
    on(its.highest, getsTreasure(its.treasure)),
  ),
};
