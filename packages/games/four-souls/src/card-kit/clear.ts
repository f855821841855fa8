import { type CardId, type Flow, putInOrder } from '@tavolata/kernel';
import type { Effect } from '../behaviour.ts';
import type { G } from '../state.ts';
import { active, monsters, shopItems } from '../table/table.ts';
import { putInDiscard } from '../verbs/zoning.ts';
import { does, impersonal } from './effects.ts';

// Slots are emptied into the discards, and refill (FS-SLOT-02).

/** Cards of the game at the same time, in an order the active player says (FS-DISC-06). */
function* discardAll(g: G, cards: readonly CardId[]): Flow<void> {
  const order = yield* putInOrder(active(g), 'discard-order', cards, { rule: 'FS-DISC-06' });
  for (const card of order) putInDiscard(g, card);
}

export const clearsShop: Effect = impersonal(does(g => discardAll(g, shopItems(g))));

/** All monsters, or those that fit. */
export const clearsMonsters = (fits: (g: G, card: CardId) => boolean = () => true): Effect =>
  impersonal(
    does(g =>
      discardAll(
        g,
        monsters(g).filter(card => fits(g, card)),
      ),
    ),
  );
