import { agree, type CardId, choose, chooseSome, type Flow, putInOrder, type Seat } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { eachStatic } from '../table/standing.ts';
import { deciderOf } from '../table/table.ts';
import { DECKS, type DeckKind, deck } from '../zones.ts';
import { putOnDeck } from './zoning.ts';

/** Privately the top cards, which stay there (FS-DECK-09). */
export function peek(g: G, seat: Seat, kind: DeckKind, amount: number): readonly CardId[] {
  const cards = g.cards(deck(kind)).slice(0, amount);
  if (cards.length > 0) g.look(deciderOf(g, seat), cards);
  g.emit('peeked', { seat, deck: `${kind}-deck`, amount: cards.length });
  return cards;
}

/** Whoever may look at the top of a deck whenever they like has just looked, each time a player would get priority. */
export function peekFreely(g: G): void {
  eachStatic(g, 'peeks', (peeks, at) => {
    const kind = peeks(g, at);
    const top = kind && g.cards(deck(kind))[0];
    if (kind && top !== undefined && !g.knows(deciderOf(g, at.me), top)) peek(g, at.me, kind, 1);
  });
}

/** Looks at the top cards and puts them back in any order. */
export function* peekAndReorder(g: G, seat: Seat, kind: DeckKind, amount: number): Flow<void> {
  const cards = peek(g, seat, kind, amount);
  const order = yield* putInOrder(seat, 'reorder', cards, { rule: 'FS-DECK-05' });
  if (order.length > 1) g.reorder(deciderOf(g, seat), deck(kind), order);
}

/** Looks at the top card; may put it on the bottom. */
export function* peekAndMaybeBottom(g: G, seat: Seat, kind: DeckKind): Flow<void> {
  const [card] = peek(g, seat, kind, 1);
  if (card === undefined) return;
  if (yield* agree(seat, 'bottom-it', { source: card })) g.move(card, deck(kind), 'back');
}

/** Keeps one of the top cards on top; the rest go to the bottom in any order. */
export function* keepOneOnTop(g: G, seat: Seat, kind: DeckKind, amount: number): Flow<void> {
  const cards = peek(g, seat, kind, amount);
  const kept = yield* choose(g, seat, 'keep-on-top', cards);
  yield* bottom(
    g,
    seat,
    kind,
    cards.filter(card => card !== kept),
  );
}

/** To the bottom of a deck in an order the player chooses, unseen by the others. */
export function* bottom(g: G, seat: Seat, kind: DeckKind, cards: readonly CardId[]): Flow<void> {
  for (const card of cards) g.move(card, deck(kind), 'back');
  const order = yield* putInOrder(seat, 'bottom-order', cards);
  if (order.length > 1) g.reorder(deciderOf(g, seat), deck(kind), order);
}

/** Cards in play, each under its own deck, in an order the player chooses. */
export function* bottomFromPlay(g: G, seat: Seat, cards: readonly CardId[]): Flow<void> {
  const moved = cards.filter(card => putOnDeck(g, card, 'back'));
  for (const kind of DECKS) {
    const here = moved.filter(card => g.isIn(card, deck(kind)));
    const order = yield* putInOrder(seat, 'bottom-order', here);
    if (order.length > 1) g.reorder(deciderOf(g, seat), deck(kind), order);
  }
}

/** Any of them, picked by one player. */
export function* pickAny(g: G, seat: Seat, prompt: string, cards: readonly CardId[]): Flow<CardId[]> {
  return yield* chooseSome(g, seat, prompt, cards, { min: 0, max: cards.length });
}
