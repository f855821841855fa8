import type { Behaviour } from '../behaviour.ts';
import { does, may, rollOn, setRoll, thatRoll, whenWouldRoll } from '../write.ts';

/** Whenever you would roll a 1, you may make it a 6. */
export const sacredHeart: Behaviour = {
  abilities: [
    whenWouldRoll(
      [1],
      may(
        does((g, use) => {
          const roll = rollOn(g, thatRoll(use));
          if (roll) setRoll(g, roll, 6);
        }),
      ),
      'you',
    ),
  ],
};
