import { sendToEntrance } from '../../verbs/heroes.ts';
import { aimedHero, atHeroInTown } from '../../verbs/targets.ts';
import type { Behaviour } from '../behaviour.ts';

/** A Hero in town goes to the end of the line at your entrance. */
export const princessInPeril: Behaviour = {
  spell: {
    ...atHeroInTown('lure-hero'),
    resolve: (g, effect) => sendToEntrance(g, aimedHero(effect), effect.by),
  },
};
