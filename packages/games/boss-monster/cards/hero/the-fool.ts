import type { Behaviour } from '../../src/behaviour.ts';
import { soulsOf } from '../../src/verbs/heroes.ts';

/** Follows whoever has strictly the fewest Souls (BM-CARD-01). */
export const theFool: Behaviour = {
  isLuredBy(g) {
    const fewest = Math.min(...g.state.order.map(seat => soulsOf(g, seat)));
    const lowest = g.state.order.filter(seat => soulsOf(g, seat) === fewest);
    return lowest.length === 1 ? lowest[0] : undefined;
  },
};
