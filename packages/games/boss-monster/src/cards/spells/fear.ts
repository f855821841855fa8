import { sendToTown } from '../../verbs/heroes.ts';
import { aimedHero, anybodys, atHeroInside } from '../../verbs/targets.ts';
import type { Behaviour } from '../behaviour.ts';

/** A Hero inside any dungeon goes to the back of the queue in town. */
export const fear: Behaviour = {
  spell: {
    ...atHeroInside('frighten-hero', anybodys),
    resolve: (g, effect) => sendToTown(g, aimedHero(effect)),
  },
};
