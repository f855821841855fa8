import { goldChestA as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { gains, getsTreasure, on, onReveal, rolls } from '../../src/card-kit.ts';

/** The active player rolls. {low}: +{treasure} treasure; {middle}: gain {middleCents}¢; {high}: gain {highCents}¢. */
export const goldChestA: Behaviour = {
  abilities: [
    onReveal(
      rolls(
        on(its.low, getsTreasure(its.treasure)),
        on(its.middle, gains(its.middleCents)),
        on(its.high, gains(its.highCents)),
      ),
    ),
  ],
};
