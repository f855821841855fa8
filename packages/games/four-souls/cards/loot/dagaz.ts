import { dagaz as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aCurse, aimed, aPlayer, cardOf, chooseOne, destroy, preventsNext } from '../../src/card-kit.ts';

/** Destroy a curse; or the next {prevented} damage to a player this turn is prevented. */
export const dagaz: Behaviour = {
  loot: chooseOne({
    'destroy-curse': aimed([aCurse], function* (g, use) {
      const curse = cardOf(use);
      if (curse !== undefined) yield* destroy(g, curse);
    }),
    'prevent-one': preventsNext(its.prevented, aPlayer),
  }),
};
