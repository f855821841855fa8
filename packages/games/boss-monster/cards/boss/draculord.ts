import { choose } from '@tavolata/kernel';
import type { Behaviour } from '../../src/behaviour.ts';
import { opponents } from '../../src/verbs/dungeon.ts';
import { hand, PENDING } from '../../src/zones.ts';

/** Level Up: an opponent's hand is revealed; take one card of it. */
export const draculord: Behaviour = {
  *levelUp(g, me) {
    const opponent = yield* choose(g, me, 'look-at-hand', opponents(g, me), { rule: 'BM-CARD-20' });
    if (!opponent) return;
    const cards = [...g.cards(hand(opponent))];
    g.reveal(cards);
    const card = yield* choose(g, me, 'take-from-hand', cards, { rule: 'BM-CARD-20', params: { opponent } });
    if (card === undefined) return;
    // Taken in the open: everybody sees which.
    g.move(card, PENDING);
    g.move(card, hand(me));
    g.emit('stole', { seat: me, opponent, card });
  },
};
