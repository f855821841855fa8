import type { Behaviour } from '../behaviour.ts';
import { aimed, aMonsterNotAttacked, cardOf, may, onFinalRoll, replaceInSlot } from '../write.ts';

/** Whenever anybody’s roll ends as a 5: you may replace a monster nobody attacks by the top card of the Monster deck. */
export const spiderMod: Behaviour = {
  abilities: [
    onFinalRoll(
      5,
      may(
        aimed([aMonsterNotAttacked], (g, use) => {
          const card = cardOf(use);
          if (card !== undefined) replaceInSlot(g, card);
        }),
      ),
    ),
  ],
};
