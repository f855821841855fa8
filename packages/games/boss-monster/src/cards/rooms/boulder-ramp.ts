import { aimAtHeroHere } from '../../verbs/hero-here.ts';
import { hurt } from '../../verbs/heroes.ts';
import { aimedHero } from '../../verbs/targets.ts';
import type { Behaviour } from '../behaviour.ts';

/** Destroy another of your Rooms: the Hero in this Room takes 5 damage. */
export const boulderRamp: Behaviour = {
  activated: { ...aimAtHeroHere, resolve: (g, effect) => hurt(g, aimedHero(effect), 5, effect.card) },
};
