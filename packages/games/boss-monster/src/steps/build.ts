import { type CardId, type Flow, maybeChoose, type Refusal, type Seat } from '@tavolata/kernel';
import type { SpellDef } from '../defs.ts';
import type { G } from '../state.ts';
import { choosePosition, placeFaceDown, refuseRoom } from '../verbs/build.ts';
import { player } from '../verbs/dungeon.ts';
import { hand } from '../zones.ts';
import { openWindow } from './window.ts';

/** BM-BUILD-18: a player becomes active, a window; the placement; a second window; then the next player. */
export function buildTurn(g: G): void {
  const { state } = g;
  const seat = state.queue.shift();
  if (!seat) {
    state.next = 'reveal';
    return;
  }
  state.active = seat;
  g.emit('became-active', { seat });
  openWindow(g);
  state.next = 'place';
}

/** BM-BUILD-01, BM-BUILD-06: one Room, or more by Motivation, or none. */
export function* place(g: G): Flow<void> {
  const { state } = g;
  const seat = state.active as Seat;
  const outcome = yield* placeRoom(g, seat);
  const owner = player(g, seat);
  owner.placements = outcome === 'declined' ? 0 : owner.placements - 1;
  if (owner.placements > 0) return;
  openWindow(g);
  state.next = 'build-turn-over';
}

/** One placement, face-down; the card is checked without being shown (BM-BUILD-14). */
export function* placeRoom(g: G, seat: Seat): Flow<'placed' | 'declined'> {
  if (g.state.strike) return 'declined';
  const room = yield* maybeChoose(g, seat, 'build', g.cards(hand(seat)), {
    rule: 'BM-BUILD-01',
    decline: 'build-nothing',
    always: true,
    refuse: card => (g.def(card).type === 'spell' ? refuseSpell(g, card) : refuseRoom(g, seat, card)),
  });
  const position = room === undefined ? undefined : yield* choosePosition(g, seat, room);
  if (room === undefined || position === undefined) {
    g.emit('built-nothing', { seat });
    return 'declined';
  }
  placeFaceDown(g, seat, room, position);
  return 'placed';
}

/** Spells have windows of their own, before and after. */
function refuseSpell(g: G, spell: CardId): Refusal {
  const isForBuilding = (g.def(spell) as SpellDef).phases.includes('build');
  return isForBuilding
    ? g.refuse('BM-BUILD-18', 'spell-while-building')
    : g.refuse('BM-SPELL-05', 'wrong-phase');
}

/** BM-BUILD-07: what was decided is final. */
export function buildTurnOver(g: G): void {
  g.state.active = undefined;
  g.state.next = 'build-turn';
}
