import type { Behaviour } from '../behaviour.ts';
import {
  aimed,
  anotherPlayer,
  chosenByThatPlayer,
  onAttackRollAgainstThis,
  seatOf,
  stealLootAtRandom,
  thatPlayer,
} from '../write.ts';

/** On a final attack roll of 3 against it, the attacker steals a random loot card of another target player. */
export const ringOfFlies: Behaviour = {
  abilities: [
    onAttackRollAgainstThis(
      3,
      thatPlayer(
        aimed([chosenByThatPlayer(anotherPlayer)], (g, use) => {
          const from = seatOf(use);
          if (from) stealLootAtRandom(g, from, use.me);
        }),
      ),
    ),
  ],
};
