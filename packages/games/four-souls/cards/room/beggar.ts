import { beggar as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import {
  cents,
  discardsThis,
  gains,
  getsTreasure,
  inOrder,
  loots,
  on,
  paid,
  rolls,
} from '../../src/card-kit.ts';

/** Pay {price}¢: roll. {low}: gain {cents}¢; {middle}: loot {loot}; {high}: gain a treasure, then put this into discard. */
export const beggar: Behaviour = {
  abilities: [
    paid(
      cents(its.price),
      rolls(
        on(its.low, gains(its.cents)),
        on(its.middle, loots(its.loot)),
        on(its.high, inOrder(getsTreasure(its.treasure), discardsThis)),
      ),
    ),
  ],
};
