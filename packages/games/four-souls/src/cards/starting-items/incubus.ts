import type { Behaviour } from '../behaviour.ts';
import {
  aimed,
  aPlayer,
  chooseOne,
  inOrder,
  lookAndMaybeSwap,
  loots,
  seatOf,
  tap,
  topDecksLoot,
} from '../write.ts';

/** Tap, choose one: look at a hand and perhaps swap a card with it; or loot 1, then put a card on top of the Loot deck. */
export const incubus: Behaviour = {
  abilities: [
    tap(
      chooseOne({
        'look-and-swap': aimed([aPlayer], function* (g, use) {
          const other = seatOf(use);
          if (other) yield* lookAndMaybeSwap(g, use, other);
        }),
        'loot-and-top-deck': inOrder(loots(1), topDecksLoot),
      }),
    ),
  ],
};
