import { zombieAttack as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { raiseDead } from '../../src/verbs/heroes.ts';
import { aimedHero, atSoul, ownerOf, theirs } from '../../src/verbs/targets.ts';

/** A Soul of an opponent rises, goes to that opponent's entrance and has {health} more Health until end of turn. */
export const zombieAttack: Behaviour = {
  spell: {
    ...atSoul('raise-hero', theirs),
    resolve: (g, effect) => raiseDead(g, aimedHero(effect), ownerOf(g, aimedHero(effect)), its.health),
  },
};
