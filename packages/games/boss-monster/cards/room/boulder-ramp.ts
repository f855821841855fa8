import { boulderRamp as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aimAtHeroHere } from '../../src/verbs/hero-here.ts';
import { hurt } from '../../src/verbs/heroes.ts';
import { aimedHero } from '../../src/verbs/targets.ts';

/** Destroy another of your Rooms: the Hero in this Room takes {blow} damage. */
export const boulderRamp: Behaviour = {
  activated: { ...aimAtHeroHere, resolve: (g, effect) => hurt(g, aimedHero(effect), its.blow, effect.card) },
};
