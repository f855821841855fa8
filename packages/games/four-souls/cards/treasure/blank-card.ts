import type { Behaviour } from '../../src/behaviour.ts';
import { copyLoot, does, isTrinketOrAmbush, lasts, tap } from '../../src/card-kit.ts';

/** Tap: the next loot card you play this turn, no trinket or ambush, is duplicated, aimed anew. */
export const blankCard: Behaviour = {
  abilities: [tap(does((g, use) => lasts(g, use, 'duplicates')))],
  lasting: {
    duplicates: {
      on: 'loot-played',
      when: (g, at, { seat, card }) =>
        seat === at.by && card !== undefined && !isTrinketOrAmbush(g, g.def(card).id),
      effect: does(function* (g, use) {
        yield* copyLoot(g, use, use.event?.stack);
      }),
    },
  },
};
