import { agree } from '@tavolata/kernel';
import type { Behaviour } from '../behaviour.ts';
import { aDeck, aimed, deckAimed, mill, onFinalRoll, topCard } from '../write.ts';

/** Whenever anybody’s roll ends as a 6: reveal the top card of a deck; it stays or goes to its discard. */
export const cheeseGrater: Behaviour = {
  abilities: [
    onFinalRoll(
      6,
      aimed([aDeck], function* (g, use) {
        const kind = deckAimed(use);
        const card = kind && topCard(g, kind);
        if (card === undefined || !kind) return;
        g.reveal([card]);
        if (yield* agree(use.me, 'discard-it', { source: card })) mill(g, kind);
      }),
    ),
  ],
};
