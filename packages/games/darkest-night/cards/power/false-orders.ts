import { choose, chooseSome } from '@tavolata/kernel';
import type { Behaviour } from '../../src/behaviour.ts';
import { limits } from '../../src/defs.ts';
import { blightsIn, isFull } from '../../src/verbs/blights.ts';
import { neighbours } from '../../src/verbs/board.ts';
import { nameOf, placeOf, seatOf } from '../../src/verbs/heroes.ts';
import { blightsAt } from '../../src/zones.ts';

/** Any number of blights here go to one adjacent location, as long as it has room. */
export const falseOrders: Behaviour = {
  needsBlight: true,
  *action(g, hero, card) {
    const from = placeOf(g, hero);
    const seat = seatOf(g, hero);
    const to = yield* choose(g, seat, 'move-blights-where', neighbours(from), {
      source: card,
      as: place => ({ key: 'location', place }),
      refuse: place => (isFull(g, place) ? g.refuse('DN-BLIGHT-02', 'full') : undefined),
    });
    if (!to) return;
    const room = limits.blightsPerLocation - blightsIn(g, to).length;
    const moved = yield* chooseSome(
      g,
      seat,
      'move-which-blights',
      blightsIn(g, from),
      { min: 0, max: room },
      {
        rule: 'DN-BLIGHT-02',
        source: card,
      },
    );
    for (const blight of moved) {
      g.move(blight, blightsAt(to));
      g.emit('blight-moved', { hero: nameOf(g, hero), card: blight, from, to });
    }
  },
};
