import { secretRoom as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { ditches, gains, getsTreasure, on, onReveal, rolls, suffers } from '../../src/card-kit.ts';

/** The active player rolls. {lowest}: take {damage} damage; {low}: discard {discards} loot cards; {high}: gain {cents}¢; {highest}: +{treasure} treasure. */
export const secretRoom: Behaviour = {
  abilities: [
    onReveal(
      rolls(
        on(its.lowest, suffers(its.damage)),
        on(its.low, ditches(its.discards)),
        on(its.high, gains(its.cents)),
        on(its.highest, getsTreasure(its.treasure)),
      ),
    ),
  ],
};
