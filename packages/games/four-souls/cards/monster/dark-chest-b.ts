import { darkChestB as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { gains, loots, on, onReveal, rolls, suffers } from '../../src/card-kit.ts';

/** The active player rolls. {low}: gain {cents}¢; {middle}: loot {loot}; {high}: take {damage} damage. */
export const darkChestB: Behaviour = {
  abilities: [
    onReveal(
      rolls(
        on(its.low, gains(its.cents)),
        on(its.middle, loots(its.loot)),
        on(its.high, suffers(its.damage)),
      ),
    ),
  ],
};
