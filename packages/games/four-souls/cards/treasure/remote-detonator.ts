import type { Behaviour } from '../../src/behaviour.ts';
import { destroy, does, tap, voteForItem } from '../../src/card-kit.ts';

/** Tap: everybody votes for an item; the one with most votes is destroyed. */
export const remoteDetonator: Behaviour = {
  abilities: [
    tap(
      does(function* (g, use) {
        const card = yield* voteForItem(g, use);
        if (card !== undefined) yield* destroy(g, card);
      }),
    ),
  ],
};
