import type { Behaviour } from '../../src/behaviour.ts';
import { aDeck, aimed, deckAimed, peekAndMaybeBottom, tap } from '../../src/card-kit.ts';

/** Tap: look at the top card of a deck; you may put it on the bottom. */
export const sackHead: Behaviour = {
  abilities: [
    tap(
      aimed([aDeck], function* (g, use) {
        const kind = deckAimed(use);
        if (kind) yield* peekAndMaybeBottom(g, use.me, kind);
      }),
    ),
  ],
};
