import type { CardId } from '@tavolata/kernel';
import type { Effect } from '../cards/behaviour.ts';
import type { G } from '../state.ts';
import { does } from './effects.ts';
import { monsters, shopItems } from './table.ts';
import { putInDiscard } from './zoning.ts';

// Slots are emptied into the discards, and refill (FS-SLOT-02).

export const clearsShop: Effect = does(g => {
  for (const item of shopItems(g)) putInDiscard(g, item);
});

/** All monsters, or those that fit. */
export const clearsMonsters = (fits: (g: G, card: CardId) => boolean = () => true): Effect =>
  does(g => {
    for (const card of monsters(g)) if (fits(g, card)) putInDiscard(g, card);
  });
