import { goldChestB as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { getsTreasure, loots, on, onReveal, rolls } from '../../src/card-kit.ts';

/** The active player rolls. {low}: +{treasure} treasure; {middle}: loot {middleLoot}; {high}: loot {highLoot}. */
export const goldChestB: Behaviour = {
  abilities: [
    onReveal(
      rolls(
        on(its.low, getsTreasure(its.treasure)),
        on(its.middle, loots(its.middleLoot)),
        on(its.high, loots(its.highLoot)),
      ),
    ),
  ],
};
