import { bookOfSin as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { boostsYou, gains, loots, on, rolls, tap } from '../../src/card-kit.ts';

/** Tap: roll. {low}: gain {cents}¢; {middle}: loot {loot}; {high}: +{hp} HP until the end of the turn. */
export const bookOfSin: Behaviour = {
  abilities: [
    tap(
      rolls(
        on(its.low, gains(its.cents)),
        on(its.middle, loots(its.loot)),
        on(its.high, boostsYou({ hp: its.hp })),
      ),
    ),
  ],
};
