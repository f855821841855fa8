import { spiderMod as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aimed, aMonsterNotAttacked, cardOf, may, onFinalRoll, replaceInSlot } from '../../src/card-kit.ts';

/** Whenever anybody’s roll ends as a {face}: you may replace a monster nobody attacks by the top card of the Monster deck. */
export const spiderMod: Behaviour = {
  abilities: [
    onFinalRoll(
      its.face,
      may(
        aimed([aMonsterNotAttacked], (g, use) => {
          const card = cardOf(use);
          if (card !== undefined) replaceInSlot(g, card);
        }),
      ),
    ),
  ],
};
