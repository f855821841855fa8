import { theHaunt as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { boostsThis, thing, whenThisIsDamaged } from '../../src/card-kit.ts';

/** Every second time it takes damage in a turn, +{dc} DC until the end of the turn. */
export const theHaunt: Behaviour = {
  abilities: [
    whenThisIsDamaged(
      boostsThis({ dc: its.dc }),
      (g, at) => (thing(g, at.card)?.hits ?? 0) % its.times === 0,
    ),
  ],
};
