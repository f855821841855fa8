import { healthOf, markOf } from '../../verbs/heroes.ts';
import { aimedHero, atHeroInside, theirs } from '../../verbs/targets.ts';
import type { Behaviour } from '../behaviour.ts';

/** One Hero inside an opponent's dungeon has 3 more Health until end of turn. */
export const assassin: Behaviour = {
  spell: {
    ...atHeroInside('strengthen-hero', theirs),
    resolve(g, effect) {
      const hero = aimedHero(effect);
      markOf(g, hero).bonus += 3;
      g.emit('hero-strengthened', { hero, amount: 3, health: healthOf(g, hero) });
    },
  },
};
