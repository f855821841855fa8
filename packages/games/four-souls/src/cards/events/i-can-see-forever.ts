import type { Behaviour } from '../behaviour.ts';
import { inOrder, loots, onReveal, reordersTop } from '../write.ts';

/** The active player looks at the top 6 loot cards, puts them back in any order, and loots 1. */
export const iCanSeeForever: Behaviour = { abilities: [onReveal(inOrder(reordersTop('loot', 6), loots(1)))] };
