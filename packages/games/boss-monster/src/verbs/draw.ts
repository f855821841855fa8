import { type CardId, chooseSome, type Flow, type Seat } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { type DeckKind, DISCARD, deck, hand } from '../zones.ts';
import { forget } from './forget.ts';
import { isUnderway } from './waiting.ts';

export type HandKind = 'room' | 'spell';

export const inHand = (g: G, seat: Seat, kind: HandKind): CardId[] =>
  g.cards(hand(seat)).filter(card => g.def(card).type === kind);

/** BM-ACT-06: a Room that was destroyed while its ability is underway is within reach of that ability alone. */
export const discardPile = (g: G, own?: CardId): CardId[] =>
  g.cards(DISCARD).filter(card => card === own || !isUnderway(g, card));

/** BM-BEGIN-10, BM-BEGIN-11: an empty Room or Spell deck is made anew from the discard pile. */
function refill(g: G, kind: HandKind): void {
  const cards = discardPile(g).filter(card => g.def(card).type === kind);
  if (cards.length === 0) return;
  for (const card of cards) {
    forget(g, card);
    g.move(card, deck(kind));
  }
  g.shuffle(deck(kind));
  g.emit('deck-refilled', { deck: kind });
}

export function draw(g: G, seat: Seat, kind: HandKind, number = 1): void {
  let drawn = 0;
  for (; drawn < number; drawn++) {
    if (g.cards(deck(kind)).length === 0) refill(g, kind);
    const top = g.cards(deck(kind))[0];
    if (top === undefined) break;
    g.move(top, hand(seat));
  }
  if (drawn > 0) g.emit('drew', { seat, kind, number: drawn });
}

/** BM-DISCARD-02. */
export function discard(g: G, seat: Seat, cards: readonly CardId[]): void {
  for (const card of cards) g.move(card, DISCARD, 'front');
  if (cards.length > 0) g.emit('discarded', { seat, cards: [...cards] });
}

/** BM-DISCARD-03: the player chooses; BM-DISCARD-05: as many as there are. */
export function* chooseDiscard(
  g: G,
  seat: Seat,
  prompt: string,
  cards: readonly CardId[],
  number: number,
  source?: CardId,
): Flow<void> {
  const bounds = { min: number, max: number };
  const rule = 'BM-DISCARD-03';
  const about = source === undefined ? { rule } : { rule, source };
  discard(g, seat, yield* chooseSome(g, seat, prompt, cards, bounds, about));
}

/** BM-DISCARD-04: nobody chooses. */
export function discardAtRandom(g: G, seat: Seat, kind: HandKind): void {
  const card = g.anyCard(inHand(g, seat, kind));
  if (card !== undefined) discard(g, seat, [card]);
}

/** Into a hand from anywhere. */
export function take(g: G, seat: Seat, card: CardId): void {
  forget(g, card);
  g.move(card, hand(seat));
  g.emit('took', { seat, card });
}

/** Looks through a whole deck; whoever does reshuffles it afterwards (BM-SEARCH-01, BM-SEARCH-02). */
export function search(g: G, seat: Seat, kind: DeckKind): readonly CardId[] {
  const cards = g.cards(deck(kind));
  g.look(seat, cards);
  g.emit('searched', { seat, zone: deck(kind) });
  return cards;
}
