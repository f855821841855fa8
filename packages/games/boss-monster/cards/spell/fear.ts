import type { Behaviour } from '../../src/behaviour.ts';
import { sendToTown } from '../../src/verbs/heroes.ts';
import { aimedHero, anybodys, atHeroInside } from '../../src/verbs/targets.ts';

/** A Hero inside any dungeon goes to the back of the queue in town. */
export const fear: Behaviour = {
  spell: {
    ...atHeroInside('frighten-hero', anybodys),
    resolve: (g, effect) => sendToTown(g, aimedHero(effect)),
  },
};
