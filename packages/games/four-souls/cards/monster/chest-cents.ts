import { chestCents as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { gains, on, onReveal, rolls } from '../../src/card-kit.ts';

/** The active player rolls. {low}: gain {lowCents}¢; {middle}: gain {middleCents}¢; {high}: gain {highCents}¢. */
export const chestCents: Behaviour = {
  abilities: [
    onReveal(
      rolls(
        on(its.low, gains(its.lowCents)),
        on(its.middle, gains(its.middleCents)),
        on(its.high, gains(its.highCents)),
      ),
    ),
  ],
};
