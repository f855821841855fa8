import type { Behaviour } from '../behaviour.ts';
import { does, may, reroll, rollOn, thatRoll, whenWouldRoll } from '../write.ts';

/** Whenever a player would roll a 1, you may make them roll again. */
export const dadsLostCoin: Behaviour = {
  abilities: [
    whenWouldRoll(
      [1],
      may(
        does((g, use) => {
          const roll = rollOn(g, thatRoll(use));
          if (roll) reroll(g, roll);
        }),
      ),
    ),
  ],
};
