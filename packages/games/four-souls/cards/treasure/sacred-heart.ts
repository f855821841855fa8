import { sacredHeart as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { does, may, rollOn, setRoll, thatRoll, whenWouldRoll } from '../../src/card-kit.ts';

/** Whenever you would roll a {face}, you may make it a {result}. */
export const sacredHeart: Behaviour = {
  abilities: [
    whenWouldRoll(
      its.face,
      may(
        does((g, use) => {
          const roll = rollOn(g, thatRoll(use));
          if (roll) setRoll(g, roll, its.result);
        }),
      ),
      'you',
    ),
  ],
};
