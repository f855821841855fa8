import type { Behaviour } from '../../src/behaviour.ts';
import { aimed, anothersItem, cardOf, controllerOf, still, swapItems, tap } from '../../src/card-kit.ts';

/** Tap: swap this with another player’s item. */
export const decoy: Behaviour = {
  abilities: [
    tap(
      aimed([anothersItem], (g, use) => {
        const theirs = cardOf(use);
        const isMine = still(g, use.source) !== undefined && controllerOf(g, use.card) === use.me;
        if (theirs !== undefined && isMine) swapItems(g, use.card, theirs);
      }),
    ),
  ],
};
