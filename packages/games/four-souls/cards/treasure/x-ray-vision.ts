import { agree } from '@tavolata/kernel';
import type { Behaviour } from '../../src/behaviour.ts';
import {
  aDeck,
  aimed,
  aPlayer,
  atYourTurnEnd,
  deckAimed,
  lookAtHand,
  mill,
  peek,
  rechargesThis,
  seatOf,
  tap,
} from '../../src/card-kit.ts';

/** Tap: look at a hand and at the top of a deck, which you may discard. Recharges at the end of your turn. */
export const xRayVision: Behaviour = {
  abilities: [
    tap(
      aimed([aPlayer, aDeck], function* (g, use) {
        const whose = seatOf(use);
        if (whose) lookAtHand(g, use.me, whose);
        const kind = deckAimed(use, 1);
        const card = kind && peek(g, use.me, kind, 1)[0];
        if (kind && card !== undefined && (yield* agree(use.me, 'discard-it', { source: card })))
          mill(g, kind);
      }),
    ),
    atYourTurnEnd(rechargesThis),
  ],
};
