import type { Behaviour } from '../behaviour.ts';
import { aCurse, aimed, aPlayer, cardOf, chooseOne, destroy, preventsNext } from '../write.ts';

/** Destroy a curse; or the next 1 damage to a player this turn is prevented. */
export const dagaz: Behaviour = {
  loot: chooseOne({
    'destroy-curse': aimed([aCurse], function* (g, use) {
      const curse = cardOf(use);
      if (curse !== undefined) yield* destroy(g, curse);
    }),
    'prevent-one': preventsNext(1, aPlayer),
  }),
};
