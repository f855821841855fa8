import type { Behaviour } from '../../src/behaviour.ts';
import { bottomFromPlay, chooseOne, does, isAttacked, monsters, shopItems, tap } from '../../src/card-kit.ts';

/** Tap, choose one: all monsters nobody attacks, or all shop items, go under their decks. */
export const flush: Behaviour = {
  abilities: [
    tap(
      chooseOne({
        'flush-monsters': does((g, use) =>
          bottomFromPlay(
            g,
            use.me,
            monsters(g).filter(card => !isAttacked(g, card)),
          ),
        ),
        'flush-shop': does((g, use) => bottomFromPlay(g, use.me, shopItems(g))),
      }),
    ),
  ],
};
