import { devilBeggar as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { hp, loots, on, paid, rolls, suffers } from '../../src/card-kit.ts';

/** Pay {price} HP: roll. {low}: loot {lowLoot}; {middle}: loot {middleLoot}; {high}: take {damage} damage. */
export const devilBeggar: Behaviour = {
  abilities: [
    paid(
      hp(its.price),
      rolls(
        on(its.low, loots(its.lowLoot)),
        on(its.middle, loots(its.middleLoot)),
        on(its.high, suffers(its.damage)),
      ),
    ),
  ],
};
