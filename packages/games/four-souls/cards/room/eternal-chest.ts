import { eternalChest as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { discarding, gains, getsTreasure, inOrder, loots, on, paid, rolls } from '../../src/card-kit.ts';

/** Discard a loot card: roll. {low}: gain {lowCents}¢; {middle}: gain {middleCents}¢; {high}: loot {loot}, then gain a treasure. */
export const eternalChest: Behaviour = {
  abilities: [
    paid(
      discarding(its.given),
      rolls(
        on(its.low, gains(its.lowCents)),
        on(its.middle, gains(its.middleCents)),
        on(its.high, inOrder(loots(its.loot), getsTreasure(its.treasure))),
      ),
    ),
  ],
};
