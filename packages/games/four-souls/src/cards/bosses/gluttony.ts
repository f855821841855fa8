import type { Behaviour } from '../behaviour.ts';
import { active, does, inflict, leftOf, whenThisIsDamaged } from '../write.ts';

/** Each time it takes combat damage from a roll of 6, it deals 1 damage to the player on the active player's left. */
export const gluttony: Behaviour = {
  abilities: [
    whenThisIsDamaged(
      does((g, use) => inflict(g, use, { seat: leftOf(g, active(g)) }, 1)),
      (_g, _at, { combat, hit }) => combat === true && hit?.face === 6,
    ),
  ],
};
