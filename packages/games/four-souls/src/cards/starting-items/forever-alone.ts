import type { Behaviour } from '../behaviour.ts';
import {
  aDeck,
  aimed,
  anotherPlayer,
  chooseOne,
  deckAimed,
  ditches,
  giveCents,
  inOrder,
  loots,
  peek,
  rechargesThis,
  seatOf,
  tap,
  whenYouAreDamaged,
} from '../write.ts';

/**
 * Tap, choose one: steal 1¢; or look at the top card of a deck; or discard a loot card, then loot 1.
 * Recharges when you take damage.
 */
export const foreverAlone: Behaviour = {
  abilities: [
    tap(
      chooseOne({
        'steal-cents': aimed([anotherPlayer], (g, use) => {
          const from = seatOf(use);
          if (from) giveCents(g, from, use.me, 1);
        }),
        'peek-deck': aimed([aDeck], (g, use) => {
          const kind = deckAimed(use);
          if (kind) peek(g, use.me, kind, 1);
        }),
        'ditch-and-loot': inOrder(ditches(1), loots(1)),
      }),
    ),
    whenYouAreDamaged(rechargesThis),
  ],
};
