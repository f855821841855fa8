import { type CardId, choose, type Flow, type Refusal, type RuleId, type Seat } from '@tavolata/kernel';
import { abilityDef, type CardKind, isOfKind } from '../defs.ts';
import { chapterOf, matchOf } from '../setup.ts';
import type { G } from '../state.ts';
import { deck, discardPile, exilePile, hand } from '../zones.ts';
import { decider } from './characters.ts';
import { callLastRound } from './score.ts';

export const inHand = (g: G, seat: Seat): readonly CardId[] => g.cards(hand(seat));

/** SA-SETUP-09, SA-SETUP-10, SA-ABIL-02, SA-TEAM-11: the starting hand, which is also the limit. */
export function handLimit(g: G, seat: Seat): number {
  const { handLimit: fixed } = chapterOf(g);
  if (fixed !== undefined) return fixed;
  const sizes = (g.state.picks[seat] ?? []).map(name => abilityDef(name).handSize);
  return sizes.reduce((sum, size) => sum + size, matchOf(g).handBonus);
}

/** SA-DRAW-01: one at a time; a card that is not there makes the round the last, taking the last one does not (SA-DRAW-04). */
export function draw(g: G, seat: Seat, number: number): void {
  let drawn = 0;
  for (; drawn < number; drawn++) {
    const top = g.cards(deck(seat))[0];
    if (top === undefined) break;
    g.move(top, hand(seat));
  }
  if (drawn > 0) g.emit('drew', { seat, number: drawn });
  if (drawn === number) return;
  g.emit('deck-empty', { seat });
  callLastRound(g, 'empty-deck');
}

/** SA-GEAR-02: from Chapter 4 on a discarded card's gear is collected, however it got there. */
export function discard(g: G, seat: Seat, cards: readonly CardId[]): void {
  for (const card of cards) g.move(card, discardPile(seat), 'front');
  if (cards.length > 0) g.emit('discarded', { seat, cards: [...cards] });
}

/** SA-EXILE-01, SA-EXILE-02. */
export function exile(g: G, seat: Seat, cards: readonly CardId[]): void {
  for (const card of cards) g.move(card, exilePile(seat));
  if (cards.length > 0) g.emit('exiled', { seat, cards: [...cards] });
}

/** SA-RES-08: as far as there are cards. */
export function atRandom(g: G, seat: Seat, number: number, put: typeof discard): void {
  for (let n = 0; n < number; n++) {
    const card = g.anyCard(inHand(g, seat));
    if (card !== undefined) put(g, seat, [card]);
  }
}

export const refuseKind =
  (g: G, kind: CardKind, rule: RuleId) =>
  (card: CardId): Refusal | undefined =>
    isOfKind(g.def(card), kind) ? undefined : g.refuse(rule, `not-a-${kind}-card`);

/** SA-STEAL-01: the payment for choosing a Stealthy rival, from the acting Summoner's own hand (SA-TEAM-19). */
export function* exileForStealth(g: G, seat: Seat): Flow<void> {
  const card = yield* choose(g, decider(g, seat), 'exile-for-stealthy', inHand(g, seat), {
    rule: 'SA-STEAL-01',
  });
  if (card !== undefined) exile(g, seat, [card]);
}
