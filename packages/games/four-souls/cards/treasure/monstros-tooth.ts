import type { Behaviour } from '../../src/behaviour.ts';
import { aimed, aRandomPlayer, atYourTurnStart, destroyOwnItem, seatOf } from '../../src/card-kit.ts';

/** At the start of your turn a random player destroys one of their items. */
export const monstrosTooth: Behaviour = {
  abilities: [
    atYourTurnStart(
      aimed([aRandomPlayer], function* (g, use) {
        const seat = seatOf(use);
        if (seat) yield* destroyOwnItem(g, seat, use.card);
      }),
    ),
  ],
};
