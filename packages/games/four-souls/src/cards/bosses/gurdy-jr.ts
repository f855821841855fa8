import type { Behaviour } from '../behaviour.ts';
import { attackerOf, suffers, thatPlayer, whenAnItemIsActivated } from '../write.ts';

/** Each time the player attacking it activates an item, they take 1 damage. */
export const gurdyJr: Behaviour = {
  abilities: [
    whenAnItemIsActivated(thatPlayer(suffers(1)), (g, at, { seat }) => attackerOf(g, at.card) === seat),
  ],
};
