import { type CardId, chooseSome, type Flow, putInOrder, type Seat } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { handOf, inTurnOrder, leftOf } from '../table/table.ts';
import { type DeckKind, discardPile, hand } from '../zones.ts';
import { noticeBonusSouls } from './bonus.ts';
import { happen } from './happen.ts';
import { replaced } from './replace.ts';
import { refillDeck, topCard } from './zoning.ts';

/** 'Loot X': the top X cards of the Loot deck (FS-LOOT-02). */
export function* loot(g: G, seat: Seat, amount: number): Flow<void> {
  if (amount <= 0) return;
  const looting = yield* replaced(g, { type: 'loot', seat, amount });
  if (!looting?.seat) return;
  let drawn = 0;
  for (; drawn < looting.amount; drawn++) {
    const card = looting.fromDiscard
      ? (g.cards(discardPile('loot'))[0] ?? topCard(g, 'loot'))
      : topCard(g, 'loot');
    if (card === undefined) break;
    putInHand(g, looting.seat, card);
    refillDeck(g, 'loot');
    noticeBonusSouls(g);
  }
  if (drawn === 0) return;
  g.emit('looted', { seat: looting.seat, amount: drawn });
  happen(g, { type: 'looted', seat: looting.seat, amount: drawn });
}

/** Into a hand go loot cards and no others (FS-HAND-01, FS-HAND-05). */
export function putInHand(g: G, seat: Seat, card: CardId): void {
  if (g.def(card).type === 'loot') g.move(card, hand(seat));
}

/** Loot cards of the player's choice, all if there are fewer (FS-MECH-17, FS-MECH-30). Returns them. */
export function* ditch(g: G, seat: Seat, amount: number, prompt = 'discard-loot'): Flow<CardId[]> {
  const cards = handOf(g, seat);
  if (cards.length === 0 || amount <= 0) return [];
  const chosen = yield* chooseSome(
    g,
    seat,
    prompt,
    cards,
    { min: amount, max: amount },
    { rule: 'FS-HAND-03' },
  );
  discardLoot(g, seat, chosen);
  return chosen;
}

export function discardLoot(g: G, seat: Seat, cards: readonly CardId[]): void {
  for (const card of cards) g.move(card, discardPile('loot'), 'front');
  if (cards.length === 0) return;
  g.emit('ditched', { seat, cards: [...cards] });
  happen(g, { type: 'discarded', seat, amount: cards.length });
}
/** The whole hand, in an order its owner says (FS-DISC-06). */
export function* discardHand(g: G, seat: Seat): Flow<void> {
  discardLoot(g, seat, yield* putInOrder(seat, 'discard-order', handOf(g, seat), { rule: 'FS-DISC-06' }));
}

export function giveLoot(g: G, from: Seat, to: Seat, card: CardId): void {
  putInHand(g, to, card);
  g.emit('gave-loot', { seat: from, to, card });
  noticeBonusSouls(g);
}

/** Everybody's whole hand to the player on their left, at the same time. */
export function passHandsLeft(g: G): void {
  const passing = inTurnOrder(g).map(seat => ({ seat, to: leftOf(g, seat), cards: handOf(g, seat) }));
  for (const { to, cards } of passing) for (const card of cards) g.move(card, hand(to));
  for (const { seat, to, cards } of passing)
    for (const card of cards) g.emit('gave-loot', { seat, to, card });
  noticeBonusSouls(g);
}

/** FS-GAIN-13: without looking, chance chooses. */
export function stealLootAtRandom(g: G, from: Seat, to: Seat): void {
  const card = from === to ? undefined : g.anyCard(handOf(g, from));
  if (card !== undefined) giveLoot(g, from, to, card);
}

/** The hand as it is, for one player to see. */
export const lookAtHand = (g: G, seat: Seat, whose: Seat): void => {
  if (handOf(g, whose).length > 0) g.look(seat, handOf(g, whose));
  g.emit('looked-at-hand', { seat, of: whose });
};

/** The top card of a deck goes to its discard. */
export function mill(g: G, kind: DeckKind): CardId | undefined {
  const card = topCard(g, kind);
  if (card === undefined) return undefined;
  g.move(card, discardPile(kind), 'front');
  g.emit('milled', { card });
  refillDeck(g, kind);
  return card;
}
