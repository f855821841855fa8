import { gurdyJr as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { attackerOf, suffers, thatPlayer, whenAnItemIsActivated } from '../../src/card-kit.ts';

/** Each time the player attacking it activates an item, they take {damage} damage. */
export const gurdyJr: Behaviour = {
  abilities: [
    whenAnItemIsActivated(
      thatPlayer(suffers(its.damage)),
      (g, at, { seat }) => attackerOf(g, at.card) === seat,
    ),
  ],
};
