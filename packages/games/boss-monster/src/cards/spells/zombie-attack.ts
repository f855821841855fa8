import { raiseDead } from '../../verbs/heroes.ts';
import { aimedHero, atSoul, ownerOf, theirs } from '../../verbs/targets.ts';
import type { Behaviour } from '../behaviour.ts';

/** A Soul of an opponent rises, goes to that opponent's entrance and has 2 more Health until end of turn. */
export const zombieAttack: Behaviour = {
  spell: {
    ...atSoul('raise-hero', theirs),
    resolve: (g, effect) => raiseDead(g, aimedHero(effect), ownerOf(g, aimedHero(effect)), 2),
  },
};
