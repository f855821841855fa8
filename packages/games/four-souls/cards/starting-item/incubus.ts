import { incubus as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
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
} from '../../src/card-kit.ts';

/** Tap, choose one: look at a hand and perhaps swap a card with it; or loot {loot}, then put a card on top of the Loot deck. */
export const incubus: Behaviour = {
  abilities: [
    tap(
      chooseOne({
        'look-and-swap': aimed([aPlayer], function* (g, use) {
          const other = seatOf(use);
          if (other) yield* lookAndMaybeSwap(g, use, other);
        }),
        'loot-and-top-deck': inOrder(loots(its.loot), topDecksLoot),
      }),
    ),
  ],
};
