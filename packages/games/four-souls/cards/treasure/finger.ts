import { finger as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import {
  aimed,
  cardOf,
  may,
  myItem,
  onAnothersFinalRoll,
  swapItems,
  thatPlayersItem,
} from '../../src/card-kit.ts';

/** Whenever another player’s roll ends as a {face}: you may swap one of your items with one of theirs. */
export const finger: Behaviour = {
  abilities: [
    onAnothersFinalRoll(
      its.face,
      may(
        aimed([myItem, thatPlayersItem], (g, use) => {
          const [mine, theirs] = [cardOf(use, 0), cardOf(use, 1)];
          if (mine !== undefined && theirs !== undefined) swapItems(g, mine, theirs);
        }),
      ),
    ),
  ],
};
