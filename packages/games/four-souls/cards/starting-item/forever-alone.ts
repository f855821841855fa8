import { foreverAlone as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
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
} from '../../src/card-kit.ts';

/**
 * Tap, choose one: steal {cents}¢; or look at the top card of a deck; or discard a loot card, then loot {loot}.
 * Recharges when you take damage.
 */
export const foreverAlone: Behaviour = {
  abilities: [
    tap(
      chooseOne({
        'steal-cents': aimed([anotherPlayer], (g, use) => {
          const from = seatOf(use);
          if (from) giveCents(g, from, use.me, its.cents);
        }),
        'peek-deck': aimed([aDeck], (g, use) => {
          const kind = deckAimed(use);
          if (kind) peek(g, use.me, kind, 1);
        }),
        'ditch-and-loot': inOrder(ditches(its.discards), loots(its.loot)),
      }),
    ),
    whenYouAreDamaged(rechargesThis),
  ],
};
