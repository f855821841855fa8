import { iCanSeeForever as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { inOrder, loots, onReveal, reordersTop } from '../../src/card-kit.ts';

/** The active player looks at the top {cards} loot cards, puts them back in any order, and loots {loot}. */
export const iCanSeeForever: Behaviour = {
  abilities: [onReveal(inOrder(reordersTop('loot', its.cards), loots(its.loot)))],
};
