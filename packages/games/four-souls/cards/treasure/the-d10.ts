import { theD10 as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { aFreeSlot, aimed, aimOf, fillFromTop, may, onFinalRoll } from '../../src/card-kit.ts';

/** Whenever anybody’s roll ends as a {face}: you may put the top card of the Monster deck over a monster nobody attacks. */
export const theD10: Behaviour = {
  abilities: [
    onFinalRoll(
      its.face,
      may(
        aimed([aFreeSlot], (g, use) => {
          const into = g.state.slots.find(({ id }) => id === aimOf(use)?.slot);
          if (into) fillFromTop(g, into);
        }),
      ),
    ),
  ],
};
