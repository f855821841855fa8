import { deadBird as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { does, lookAndSteal, may, onFinalRoll } from '../../src/card-kit.ts';

/** Whenever anybody’s roll ends as a {face}: you may look at their hand and take a loot card of it. */
export const deadBird: Behaviour = {
  abilities: [
    onFinalRoll(
      its.face,
      may(
        does(function* (g, use) {
          const from = use.event?.seat;
          if (from) yield* lookAndSteal(g, use, from);
        }),
      ),
    ),
  ],
};
