import type { Behaviour } from '../../src/behaviour.ts';
import { destroyOwnItem, does, thatPlayer, whenAPlayerDies } from '../../src/card-kit.ts';

/** When a player dies, before the death penalty, they destroy one of their items. */
export const shadowOfWar: Behaviour = {
  abilities: [
    whenAPlayerDies(
      thatPlayer(
        does(function* (g, { me, card }) {
          yield* destroyOwnItem(g, me, card);
        }),
      ),
    ),
  ],
};
