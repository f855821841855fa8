import type { Behaviour } from '../behaviour.ts';
import { aimed, cardOf, may, myItem, onAnothersFinalRoll, swapItems, thatPlayersItem } from '../write.ts';

/** Whenever another player’s roll ends as a 2: you may swap one of your items with one of theirs. */
export const finger: Behaviour = {
  abilities: [
    onAnothersFinalRoll(
      2,
      may(
        aimed([myItem, thatPlayersItem], (g, use) => {
          const [mine, theirs] = [cardOf(use, 0), cardOf(use, 1)];
          if (mine !== undefined && theirs !== undefined) swapItems(g, mine, theirs);
        }),
      ),
    ),
  ],
};
