import { askTogether, choose, type Flow, type Seat } from '@tavolata/kernel';
import { modeFor } from '../defs.ts';
import type { Draft, G } from '../state.ts';
import { inOrder, seatsIn } from '../verbs/board.ts';
import { COURT_DECK, COURT_DISCARD, COURT_PLAYED, hand, packet } from '../zones.ts';
import { beginPhase } from './phases.ts';

/** MC-DRAFT-01, MC-DRAFT-02. */
export function dealCourt(g: G): void {
  beginPhase(g, 'draft');
  for (const zone of [COURT_DISCARD, COURT_PLAYED])
    for (const card of [...g.cards(zone)]) g.move(card, COURT_DECK);
  g.shuffle(COURT_DECK);
  const players = seatsIn(g).length;
  for (const seat of inOrder(g))
    for (const card of g.cards(COURT_DECK).slice(0, modeFor(players).deal)) g.move(card, packet(seat));
  g.state.draft = { players, pass: 0 };
  g.state.next = 'draft-pass';
}

/** Who receives what a player does not keep: the next one, clockwise in odd rounds (MC-DRAFT-03); nobody at last. */
export function passesTo(g: G, seat: Seat): Seat | undefined {
  const { players, pass } = g.state.draft as Draft;
  if (!modeFor(players).draft[pass]?.pass) return undefined;
  const seats = seatsIn(g);
  const turn = g.state.round % 2 === 1 ? 1 : seats.length - 1;
  return seats[(seats.indexOf(seat) + turn) % seats.length];
}

/** MC-DRAFT-04: everybody keeps one, all at the same time. A last card needs no question. */
function* keepOne(g: G, seat: Seat): Flow<void> {
  const cards = g.cards(packet(seat));
  const [only, ...others] = cards;
  const kept =
    others.length === 0 ? only : yield* choose(g, seat, 'draft-keep', cards, { rule: 'MC-DRAFT-04' });
  if (kept !== undefined) g.move(kept, hand(seat));
}

export function* draftPass(g: G): Flow<void> {
  const { state } = g;
  const draft = state.draft as Draft;
  const passes = modeFor(draft.players).draft;
  const seats = seatsIn(g);
  yield* askTogether(seats.map(seat => keepOne(g, seat)));
  const packets = seats.map(seat => [...g.cards(packet(seat))]);
  seats.forEach((seat, i) => {
    const to = passesTo(g, seat);
    // MC-DRAFT-08: what a last pass leaves over joins the cards not dealt.
    for (const card of packets[i] ?? []) g.move(card, to ? packet(to) : COURT_DECK);
  });
  draft.pass++;
  g.emit('draft-passed', { pass: draft.pass });
  if (draft.pass < passes.length) return;
  delete state.draft;
  state.next = 'action';
}
