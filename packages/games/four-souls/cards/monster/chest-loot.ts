import { chestLoot as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { loots, on, onReveal, rolls } from '../../src/card-kit.ts';

/** The active player rolls. {low}: loot {lowLoot}; {middle}: loot {middleLoot}; {high}: loot {highLoot}. */
export const chestLoot: Behaviour = {
  abilities: [
    onReveal(
      rolls(
        on(its.low, loots(its.lowLoot)),
        on(its.middle, loots(its.middleLoot)),
        on(its.high, loots(its.highLoot)),
      ),
    ),
  ],
};
