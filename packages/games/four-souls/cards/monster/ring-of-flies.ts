import { ringOfFlies as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import {
  aimed,
  anotherPlayer,
  chosenByThatPlayer,
  onAttackRollAgainstThis,
  seatOf,
  stealLootAtRandom,
  thatPlayer,
} from '../../src/card-kit.ts';

/** On a final attack roll of {face} against it, the attacker steals a random loot card of another target player. */
export const ringOfFlies: Behaviour = {
  abilities: [
    onAttackRollAgainstThis(
      its.face,
      thatPlayer(
        aimed([chosenByThatPlayer(anotherPlayer)], (g, use) => {
          const from = seatOf(use);
          if (from) stealLootAtRandom(g, from, use.me);
        }),
      ),
    ),
  ],
};
