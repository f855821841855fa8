import type { Behaviour } from '../behaviour.ts';
import { does, lookAndSteal, may, onFinalRoll } from '../write.ts';

/** Whenever anybody’s roll ends as a 3: you may look at their hand and take a loot card of it. */
export const deadBird: Behaviour = {
  abilities: [
    onFinalRoll(
      3,
      may(
        does(function* (g, use) {
          const from = use.event?.seat;
          if (from) yield* lookAndSteal(g, use, from);
        }),
      ),
    ),
  ],
};
