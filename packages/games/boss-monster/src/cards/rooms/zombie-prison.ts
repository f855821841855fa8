import { raiseDead } from '../../verbs/heroes.ts';
import { aimedHero, atSoul, ownerOf, theirs } from '../../verbs/targets.ts';
import type { Behaviour } from '../behaviour.ts';

/** Destroy this Room: a Soul of an opponent rises and goes to that opponent's entrance. */
export const zombiePrison: Behaviour = {
  activated: {
    ...atSoul('raise-hero', theirs),
    resolve: (g, effect) => raiseDead(g, aimedHero(effect), ownerOf(g, aimedHero(effect))),
  },
};
