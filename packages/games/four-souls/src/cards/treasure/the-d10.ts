import type { Behaviour } from '../behaviour.ts';
import { aFreeSlot, aimed, aimOf, fillFromTop, may, onFinalRoll } from '../write.ts';

/** Whenever anybody’s roll ends as a 3: you may put the top card of the Monster deck over a monster nobody attacks. */
export const theD10: Behaviour = {
  abilities: [
    onFinalRoll(
      3,
      may(
        aimed([aFreeSlot], (g, use) => {
          const into = g.state.slots.find(({ id }) => id === aimOf(use)?.slot);
          if (into) fillFromTop(g, into);
        }),
      ),
    ),
  ],
};
