import type { Behaviour } from '../../src/behaviour.ts';
import { sendToEntrance } from '../../src/verbs/heroes.ts';
import { aimedHero, atHeroInTown } from '../../src/verbs/targets.ts';

/** A Hero in town goes to the end of the line at your entrance. */
export const princessInPeril: Behaviour = {
  spell: {
    ...atHeroInTown('lure-hero'),
    resolve: (g, effect) => sendToEntrance(g, aimedHero(effect), effect.by),
  },
};
