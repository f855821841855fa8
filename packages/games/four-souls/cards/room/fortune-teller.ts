import { fortuneTeller as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { cents, discardsThis, inOrder, loots, on, paid, rolls } from '../../src/card-kit.ts';

/** Pay {price}¢: roll. {lowest}: loot {lowestLoot}; {low}: loot {lowLoot}; {high}: loot {highLoot}; {highest}: loot {highestLoot}, then put this into discard. */
export const fortuneTeller: Behaviour = {
  abilities: [
    paid(
      cents(its.price),
      rolls(
        on(its.lowest, loots(its.lowestLoot)),
        on(its.low, loots(its.lowLoot)),
        on(its.high, loots(its.highLoot)),
        on(its.highest, inOrder(loots(its.highestLoot), discardsThis)),
      ),
    ),
  ],
};
