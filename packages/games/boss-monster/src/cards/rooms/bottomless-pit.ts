import { aimAtHeroHere } from '../../verbs/hero-here.ts';
import { defeat } from '../../verbs/heroes.ts';
import { aimedHero, ownerOf } from '../../verbs/targets.ts';
import type { Behaviour } from '../behaviour.ts';

/** Destroy this Room: the Hero in it is defeated. */
export const bottomlessPit: Behaviour = {
  activated: {
    ...aimAtHeroHere,
    // BM-ADV-22: paying the cost does not let the Hero go; the Room is gone and grants nothing (BM-DEATH-04).
    resolve: (g, effect) => defeat(g, aimedHero(effect), ownerOf(g, aimedHero(effect))),
  },
};
