import { agree } from '@tavolata/kernel';
import { cheeseGrater as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aDeck, aimed, deckAimed, mill, onFinalRoll, topCard } from '../../src/card-kit.ts';

/** Whenever anybody’s roll ends as a {face}: reveal the top card of a deck; it stays or goes to its discard. */
export const cheeseGrater: Behaviour = {
  abilities: [
    onFinalRoll(
      its.face,
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
