import { choose } from '@tavolata/kernel';
import type { Behaviour } from '../../src/behaviour.ts';
import { heroAt, heroesIn, nameOf, placeOf, seatOf } from '../../src/verbs/heroes.ts';
import { powerDef } from '../../src/verbs/powers.ts';
import { gain } from '../../src/verbs/stats.ts';

/** A hero here gains 1 Grace, up to default; if that hero then has more than the Priest, so does the Priest, without a cap. */
export const benediction: Behaviour = {
  *action(g, hero, card) {
    const target = yield* choose(g, seatOf(g, hero), 'which-hero', heroesIn(g, placeOf(g, hero)), {
      rule: 'DN-ACTIV-06',
      source: card,
      as: id => ({ key: 'hero', place: nameOf(g, id) }),
    });
    if (target === undefined) return;
    const { grace = 0, upTo } = powerDef(g, card).gain ?? {};
    gain(g, target, 'grace', grace, upTo);
    if (heroAt(g, target).grace > heroAt(g, hero).grace) gain(g, hero, 'grace', grace);
  },
};
