import type { Behaviour } from '../../src/behaviour.ts';
import { deck, does, impersonal, putInFreeSlot, shuffleDeck, whenThisDies } from '../../src/card-kit.ts';

/** When it dies, The Bloat comes from the Monster deck, which is then shuffled, into a monster slot. */
export const peep: Behaviour = {
  abilities: [
    whenThisDies(
      impersonal(
        does(function* (g, use) {
          const bloat = g.cards(deck('monster')).find(card => g.def(card).id === g.def(use.card).brings);
          if (bloat !== undefined) yield* putInFreeSlot(g, use, bloat);
          shuffleDeck(g, 'monster');
        }),
      ),
    ),
  ],
};
