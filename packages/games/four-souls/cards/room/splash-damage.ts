import { splashDamage as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { does, inflict, isMonster, leftOf, when, whoeverDidIt } from '../../src/card-kit.ts';

/** Whoever deals damage to a monster deals {damage} damage to the player on their left. */
export const splashDamage: Behaviour = {
  abilities: [
    when(
      'damaged',
      (g, _at, { card, by }) => by !== undefined && card !== undefined && isMonster(g, card),
      whoeverDidIt(
        does((g, use) => inflict(g, { ...use, by: use.me }, { seat: leftOf(g, use.me) }, its.damage)),
      ),
    ),
  ],
};
