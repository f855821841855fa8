import { theD100 as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { boostsYou, gains, loots, on, rolls, tap } from '../../src/card-kit.ts';

/** Tap: roll. {lowest}: loot {loot}; {lower}: loot {moreLoot}; {low}: gain {cents}¢; {high}: gain {moreCents}¢; {higher}: +{hp} HP, {highest}: +{atk} ATK until the end of the turn. */
export const theD100: Behaviour = {
  abilities: [
    tap(
      rolls(
        on(its.lowest, loots(its.loot)),
        on(its.lower, loots(its.moreLoot)),
        on(its.low, gains(its.cents)),
        on(its.high, gains(its.moreCents)),
        on(its.higher, boostsYou({ hp: its.hp })),
        on(its.highest, boostsYou({ atk: its.atk })),
      ),
    ),
  ],
};
