import { pillsB as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { gains, loses, on, rolls } from '../../src/card-kit.ts';

/** Roll. {low}: gain {lowCents}¢; {middle}: gain {middleCents}¢; {high}: lose {lost}¢. */
export const pillsB: Behaviour = {
  loot: rolls(
    on(its.low, gains(its.lowCents)),
    on(its.middle, gains(its.middleCents)),
    on(its.high, loses(its.lost)),
  ),
};
