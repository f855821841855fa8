import { assassin as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { healthOf, markOf } from '../../src/verbs/heroes.ts';
import { aimedHero, atHeroInside, theirs } from '../../src/verbs/targets.ts';

/** One Hero inside an opponent's dungeon has {health} more Health until end of turn. */
export const assassin: Behaviour = {
  spell: {
    ...atHeroInside('strengthen-hero', theirs),
    resolve(g, effect) {
      const hero = aimedHero(effect);
      markOf(g, hero).bonus += its.health;
      g.emit('hero-strengthened', { hero, amount: its.health, health: healthOf(g, hero) });
    },
  },
};
