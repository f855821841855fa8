import { choose, type Flow, type Seat, seatsFrom } from '@tavolata/kernel';
import { limits, type StartingItemFrom } from '../defs.ts';
import type { G } from '../state.ts';
import { characterOf } from '../table/table.ts';
import { change } from '../table/things.ts';
import { gainItem } from '../verbs/items.ts';
import { bottom, peek } from '../verbs/peek.ts';
import { putWithPlayer, topCard } from '../verbs/zoning.ts';
import { DRAFT, deck } from '../zones.ts';
import { newTurn } from './turn.ts';

/** FS-SETUP-16, FS-SETUP-17: one after the other from the first seat; nobody can respond. */
export function* eden(g: G): Flow<void> {
  const seat = g.state.order.find(one => isWaiting(g, one));
  if (!seat) {
    g.state.stage = 'first-player';
    return;
  }
  const { deck: kind, look } = g.def(characterOf(g, seat)).startingItemFrom as StartingItemFrom;
  const cards = peek(g, seat, kind, look);
  const kept = yield* choose(g, seat, 'eden-item', cards, { rule: 'FS-SETUP-16' });
  if (kept === undefined) throw new Error('the Treasure deck is empty');
  putWithPlayer(g, seat, kept);
  change(g, kept, { starting: true });
  g.emit('starting-item', { seat, card: kept });
  yield* bottom(
    g,
    seat,
    kind,
    cards.filter(card => card !== kept),
  );
}

const isWaiting = (g: G, seat: Seat): boolean => {
  const { startingItemFrom } = g.def(characterOf(g, seat));
  return (
    startingItemFrom !== undefined && !g.cards(`items/${seat}`).some(card => g.state.things[card]?.starting)
  );
};

/** FS-SETUP-20 to FS-SETUP-22. */
export function firstPlayer(g: G): void {
  const { state } = g;
  const first = byCard(g) ?? (state.options.lowestRoll ? byLowestRoll(g) : byLot(g));
  state.firstPlayer = first;
  state.order = seatsFrom(state.order, first);
  // As if the turn before the first had been the last player's.
  state.lastInOrder = state.order.at(-1) as Seat;
  state.turn = newTurn(1, first);
  state.roundBegan = 1;
  g.emit('first-player', { seat: first });
  if (state.options.miniDraft) {
    state.draft = { round: 1, picks: state.order };
    state.stage = 'draft';
    layDraft(g);
  } else state.stage = 'recharge';
}

/** FS-SETUP-21. */
const byCard = (g: G): Seat | undefined => g.state.order.find(seat => g.def(characterOf(g, seat)).goesFirst);
const byLot = (g: G): Seat => g.state.order[g.int(g.state.order.length)] as Seat;

/** Ties on the lowest roll are rerolled among the tied. */
function byLowestRoll(g: G): Seat {
  let seats = g.state.order;
  while (seats.length > 1) {
    const rolls = seats.map(seat => {
      const face = g.die(limits.die.max);
      g.emit('rolled', { seat, face });
      return face;
    });
    const lowest = Math.min(...rolls);
    seats = seats.filter((_, i) => rolls[i] === lowest);
  }
  return seats[0] as Seat;
}

/** FS-DRAFT-02 to FS-DRAFT-06: picked in turn order, then in the opposite direction. */
export function* draft(g: G): Flow<void> {
  const seat = g.state.draft?.picks[0];
  if (!seat) return nextDraft(g);
  const card = yield* choose(g, seat, 'draft-item', g.cards(DRAFT), { rule: 'FS-DRAFT-02' });
  const { draft: now } = g.state;
  if (!now) return;
  now.picks = now.picks.slice(1);
  if (card !== undefined) gainItem(g, seat, card);
}

/** What nobody took goes under the deck; then the next item, or the first turn. */
function nextDraft(g: G): void {
  const { state } = g;
  for (const left of g.cards(DRAFT)) g.move(left, deck('treasure'));
  const round = (state.draft?.round ?? 0) + 1;
  if (round > limits.draft.items) {
    delete state.draft;
    state.stage = 'recharge';
    return;
  }
  state.draft = { round, picks: [...state.order].reverse() };
  layDraft(g);
}

/** FS-DRAFT-04: one card more than players. */
function layDraft(g: G): void {
  for (let n = 0; n < g.state.order.length + limits.draft.beyondPlayers; n++) {
    const card = topCard(g, 'treasure');
    if (card !== undefined) g.move(card, DRAFT);
  }
}
