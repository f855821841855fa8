import { type CardId, choose, type Flow, putInOrder, type RuleId, type Seat } from '@tavolata/kernel';
import type { Paragraph } from '../defs.ts';
import { isOfKind } from '../defs.ts';
import type { CharacterId, G } from '../state.ts';
import { deck, hand } from '../zones.ts';
import { isWithin } from './board.ts';
import { character, decider, otherSide, seatsOf, sideOfSeat, standing } from './characters.ts';

/** With two rival Summoners, each with a deck of their own (SA-TEAM-15), the acting one chooses which. */
function* whose(g: G, seat: Seat, which: 'own' | 'rival', rule: RuleId): Flow<Seat> {
  if (which === 'own') return seat;
  const rivals = seatsOf(g, otherSide(sideOfSeat(g, seat)));
  if (rivals.length === 1) return rivals[0] as Seat;
  return (yield* choose(g, decider(g, seat), 'rival-summoner', rivals, { rule })) as Seat;
}

/** SA-REVEAL-01, SA-REVEAL-02: shown to everybody and left on top. Nothing for an empty deck (SA-SKILL-09). */
export function revealTop(g: G, owner: Seat): CardId | undefined {
  const top = g.cards(deck(owner))[0];
  if (top === undefined) {
    g.emit('nothing-revealed', { seat: owner });
    return undefined;
  }
  g.reveal([top]);
  return top;
}

/** Whether the rival character a card belongs to stands next to somebody. */
function belongsBeside(g: G, self: CharacterId, owner: Seat, card: CardId): boolean {
  const { space: here } = character(g, self);
  const def = g.def(card);
  return standing(g).some(id => {
    const { name, seat, space } = character(g, id);
    return seat === owner && name === def.character && here && space && isWithin(here, space, 1);
  });
}

/** The top card is revealed: whether it is what the text wants, or nothing if there was no card. */
export function* revealFor(
  g: G,
  self: CharacterId,
  { deck: which, type, of }: NonNullable<Paragraph['reveal']>,
): Flow<boolean | undefined> {
  const owner = yield* whose(g, character(g, self).seat, which, 'SA-CARDQ-04');
  const card = revealTop(g, owner);
  if (card === undefined) return undefined;
  if (of === 'adjacent-rival') return belongsBeside(g, self, owner, card);
  return type !== undefined && isOfKind(g.def(card), type);
}

/** Looks at the top cards, may take some, and puts the others back in any order, which nobody else sees. */
export function* lookAndOrder(
  g: G,
  owner: Seat,
  { cards, take = 0 }: { readonly cards: number; readonly take?: number | undefined },
  rule: RuleId,
): Flow<void> {
  const seat = decider(g, owner);
  const seen = g.cards(deck(owner)).slice(0, cards);
  if (seen.length === 0) return;
  g.look(seat, seen);
  g.emit('looked-at-top', { seat: owner, number: seen.length });
  const taken = take > 0 ? yield* choose(g, seat, 'take-card', seen, { rule }) : undefined;
  const others = seen.filter(card => card !== taken);
  const order = yield* putInOrder(seat, 'order-top', others, { rule });
  // With the one taken on top: nobody else can tell which of them it was (SA-REVEAL-03).
  if (seen.length > 1) g.reorder(seat, deck(owner), taken === undefined ? order : [taken, ...order]);
  if (taken === undefined) return;
  g.move(taken, hand(owner));
  g.emit('took', { seat: owner, card: taken });
}

/** Looks at a rival's top card, then leaves it or puts it on the bottom, unseen by the others. */
function* leaveOrBottom(g: G, self: CharacterId): Flow<void> {
  const { seat } = character(g, self);
  const owner = yield* whose(g, seat, 'rival', 'SA-TEAM-15');
  const top = g.cards(deck(owner))[0];
  if (top === undefined) return;
  const viewer = decider(g, seat);
  g.look(viewer, [top]);
  g.emit('looked-at-top', { seat: owner, number: 1 });
  const where = yield* choose(g, viewer, 'leave-or-bottom', ['leave-on-top', 'put-on-bottom'], {
    rule: 'SA-RES-02',
    params: { card: top },
  });
  if (where !== 'put-on-bottom') return;
  g.move(top, deck(owner), 'back');
  g.emit('put-on-bottom', { seat: owner });
}

export function* lookFor(g: G, self: CharacterId, look: NonNullable<Paragraph['look']>): Flow<void> {
  if (look.then === 'leave-or-bottom') yield* leaveOrBottom(g, self);
  else yield* lookAndOrder(g, character(g, self).seat, look, 'SA-RES-02');
}
