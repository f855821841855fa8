import type { Behaviour } from '../../src/behaviour.ts';
import { raiseDead } from '../../src/verbs/heroes.ts';
import { aimedHero, atSoul, ownerOf, theirs } from '../../src/verbs/targets.ts';

/** Destroy this Room: a Soul of an opponent rises and goes to that opponent's entrance. */
export const zombiePrison: Behaviour = {
  activated: {
    ...atSoul('raise-hero', theirs),
    resolve: (g, effect) => raiseDead(g, aimedHero(effect), ownerOf(g, aimedHero(effect))),
  },
};
