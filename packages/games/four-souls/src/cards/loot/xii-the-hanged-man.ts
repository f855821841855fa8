import type { Behaviour } from '../behaviour.ts';
import { decksInUse, does, loot, peek, pickAny, putOnDeck } from '../write.ts';

/** Look at the top card of each deck and put any of them on the bottom. Then loot 2. */
export const xiiTheHangedMan: Behaviour = {
  loot: does(function* (g, { me }) {
    const seen = decksInUse(g).flatMap(kind => peek(g, me, kind, 1));
    for (const card of yield* pickAny(g, me, 'bottom-any', seen)) putOnDeck(g, card, 'back');
    yield* loot(g, me, 2);
  }),
};
