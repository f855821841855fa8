import { choose } from '@tavolata/kernel';
import type { Behaviour } from '../../src/behaviour.ts';
import { blightsIn } from '../../src/verbs/blights.ts';
import { nameOf, placeOf, seatOf } from '../../src/verbs/heroes.ts';

/** A blight here has no effect for anybody until the Necromancer ends a turn in its location. */
export const diversion: Behaviour = {
  needsBlight: true,
  *action(g, hero, card) {
    const blight = yield* choose(g, seatOf(g, hero), 'which-blight-here', blightsIn(g, placeOf(g, hero)), {
      source: card,
    });
    if (blight === undefined || g.state.negated.includes(blight)) return;
    g.state.negated.push(blight);
    g.emit('blight-negated', { hero: nameOf(g, hero), card: blight });
  },
};
