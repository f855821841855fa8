import type { Behaviour } from '../../src/behaviour.ts';
import { aimAtHeroHere } from '../../src/verbs/hero-here.ts';
import { defeat } from '../../src/verbs/heroes.ts';
import { aimedHero, ownerOf } from '../../src/verbs/targets.ts';

/** Destroy this Room: the Hero in it is defeated. */
export const bottomlessPit: Behaviour = {
  activated: {
    ...aimAtHeroHere,
    // BM-ADV-22: paying the cost does not let the Hero go; the Room is gone and grants nothing (BM-DEATH-04).
    resolve: (g, effect) => defeat(g, aimedHero(effect), ownerOf(g, aimedHero(effect))),
  },
};
