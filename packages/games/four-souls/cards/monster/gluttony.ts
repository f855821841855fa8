import { gluttony as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { active, does, inflict, leftOf, whenThisIsDamaged } from '../../src/card-kit.ts';

/** Each time it takes combat damage from a roll of {face}, it deals {damage} damage to the player on the active player's left. */
export const gluttony: Behaviour = {
  abilities: [
    whenThisIsDamaged(
      does((g, use) => inflict(g, use, { seat: leftOf(g, active(g)) }, its.damage)),
      (_g, _at, { combat, hit }) => combat === true && hit?.face === its.face,
    ),
  ],
};
