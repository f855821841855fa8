import { pandorasBox as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import {
  aMonster,
  gains,
  kills,
  loots,
  on,
  onceDestroyed,
  rescuedAsSoul,
  rolls,
  tap,
} from '../../src/card-kit.ts';

/**
 * Tap: destroy this; if you do, roll. {lowest}: gain {cents}¢; {lower}: {moreCents}¢; {low}: kill a monster; {high}: loot {loot}; {higher}: gain {mostCents}¢;
 * {highest}: this is a soul of yours.
 */
export const pandorasBox: Behaviour = {
  abilities: [
    tap(
      onceDestroyed(
        rolls(
          on(its.lowest, gains(its.cents)),
          on(its.lower, gains(its.moreCents)),
          on(its.low, kills(aMonster)),
          on(its.high, loots(its.loot)),
          on(its.higher, gains(its.mostCents)),
          on(its.highest, rescuedAsSoul),
        ),
      ),
    ),
  ],
};
