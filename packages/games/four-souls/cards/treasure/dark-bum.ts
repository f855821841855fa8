import { darkBum as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { atYourTurnStart, gains, loots, on, rolls, suffers } from '../../src/card-kit.ts';

/** At the start of your turn, roll. {low}: gain {cents}¢; {middle}: loot {loot}; {high}: take {damage} damage. */
export const darkBum: Behaviour = {
  abilities: [
    atYourTurnStart(
      rolls(
        on(its.low, gains(its.cents)),
        on(its.middle, loots(its.loot)),
        on(its.high, suffers(its.damage)),
      ),
    ),
  ],
};
