import type { Behaviour } from '../../src/behaviour.ts';
import { atYourTurnEnd, discardLoot, does, handOf, loot, pickFromHand } from '../../src/card-kit.ts';

/** At the end of your turn: discard any number of loot cards, then loot as many. */
export const goatHead: Behaviour = {
  abilities: [
    atYourTurnEnd(
      does(function* (g, { me, card }) {
        const chosen = yield* pickFromHand(g, me, card, { min: 0, max: handOf(g, me).length });
        discardLoot(g, me, chosen);
        yield* loot(g, me, chosen.length);
      }),
    ),
  ],
};
