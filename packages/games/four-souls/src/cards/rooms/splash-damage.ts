import type { Behaviour } from '../behaviour.ts';
import { does, inflict, isMonster, leftOf, when, whoeverDidIt } from '../write.ts';

/** Whoever deals damage to a monster deals 1 damage to the player on their left. */
export const splashDamage: Behaviour = {
  abilities: [
    when(
      'damaged',
      (g, _at, { card, by }) => by !== undefined && card !== undefined && isMonster(g, card),
      whoeverDidIt(does((g, use) => inflict(g, { ...use, by: use.me }, { seat: leftOf(g, use.me) }, 1))),
    ),
  ],
};
