import type { Behaviour } from '../../src/behaviour.ts';
import { aimed, cardOf, destroy, myItem, stealAnyItem } from '../../src/card-kit.ts';

/** Destroy one of your items; if you do, steal an item of another player or of the shop. */
export const xvTheDevil: Behaviour = {
  loot: aimed([myItem], function* (g, use) {
    const mine = cardOf(use);
    if (mine !== undefined && (yield* destroy(g, mine))) yield* stealAnyItem(g, use);
  }),
};
