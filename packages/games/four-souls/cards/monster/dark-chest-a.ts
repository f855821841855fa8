import { darkChestA as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { gains, loots, on, onReveal, rolls, suffers } from '../../src/card-kit.ts';

/** The active player rolls. {low}: loot {loot}; {middle}: gain {cents}¢; {high}: take {damage} damage. */
export const darkChestA: Behaviour = {
  abilities: [
    onReveal(
      rolls(
        on(its.low, loots(its.loot)),
        on(its.middle, gains(its.cents)),
        on(its.high, suffers(its.damage)),
      ),
    ),
  ],
};
