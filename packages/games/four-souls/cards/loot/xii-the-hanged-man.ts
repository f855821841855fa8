import { xiiTheHangedMan as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { decksInUse, does, loot, peek, pickAny, putOnDeck } from '../../src/card-kit.ts';

/** Look at the top card of each deck and put any of them on the bottom. Then loot {loot}. */
export const xiiTheHangedMan: Behaviour = {
  loot: does(function* (g, { me }) {
    const seen = decksInUse(g).flatMap(kind => peek(g, me, kind, 1));
    for (const card of yield* pickAny(g, me, 'bottom-any', seen)) putOnDeck(g, card, 'back');
    yield* loot(g, me, its.loot);
  }),
};
