import { chooseSome, putInOrder } from '@tavolata/kernel';
import type { Behaviour } from '../../src/behaviour.ts';
import { deciderOf, deck, discardPile, does, grantsAttack, onReveal, putOnDeck } from '../../src/card-kit.ts';

/** The active player may put monsters of the discard on top of the Monster deck, and may attack one additional time. */
export const weNeedToGoDeeper: Behaviour = {
  abilities: [
    onReveal(
      does(function* (g, { me, card }) {
        const dead = g.cards(discardPile('monster')).filter(one => g.def(one).stats);
        const chosen = yield* chooseSome(
          g,
          me,
          'top-deck-monsters',
          dead,
          { min: 0, max: dead.length },
          { source: card },
        );
        for (const one of chosen) putOnDeck(g, one);
        const order = yield* putInOrder(me, 'reorder', chosen);
        if (order.length > 1) g.reorder(deciderOf(g, me), deck('monster'), order);
      }),
    ),
    onReveal(grantsAttack()),
  ],
};
