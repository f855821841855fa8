import { type Flow, maybeChoose, type Seat } from '@tavolata/kernel';
import { limits } from '../defs.ts';
import type { G } from '../state.ts';
import { draw } from '../verbs/draw.ts';
import { player } from '../verbs/dungeon.ts';
import { nextInDecks, soulsOf, woundsOf } from '../verbs/heroes.ts';
import { deck, entrance, TOWN } from '../zones.ts';
import { eliminate } from './leaving.ts';
import { bestOf, rank, winBy } from './victory.ts';

/** BM-END-08: effects expire, Rooms reactivate, eliminations, victory. */
export function end(g: G): void {
  const { state } = g;
  state.phase = 'end';
  g.emit('end-began');
  wearOff(g);
  if (state.variants.includes('unlimited-lives')) endOfUnlimitedLives(g);
  else endOfNormalTurn(g);
  if (state.core.result) return;
  state.queue = state.variants.includes('machinations')
    ? state.order.filter(seat => !player(g, seat).gainedSoul)
    : [];
  state.next = 'machinations';
}

/** Whatever the turn has done to Rooms and Heroes for its own length. */
export function wearOff(g: G): void {
  expire(g);
  reactivate(g);
}

/** BM-END-02, BM-END-05, BM-END-06: whatever lasts until end of turn, damage and bonuses of Heroes included. */
function expire(g: G): void {
  const { state } = g;
  state.marks = [];
  state.boosts = [];
  state.used = [];
  state.strike = false;
  state.shunned = [];
  for (const seat of state.order) {
    player(g, seat).crushed = [];
    player(g, seat).doublings = 0;
  }
}

/** BM-END-03. */
function reactivate(g: G): void {
  for (const seat of g.state.order) for (const space of player(g, seat).spaces) space.deactivated = false;
}

function endOfNormalTurn(g: G): void {
  const fallen = g.state.order.filter(seat => woundsOf(g, seat) >= limits.woundsToLose);
  // BM-WIN-06: if nobody would be left, the fallen are compared.
  if (fallen.length === g.state.order.length) return winBy(g, rank(g, fallen), 'all-fell', 'BM-WIN-06');
  for (const seat of fallen) eliminate(g, seat, 'eliminated');
  const survivors = g.state.order;
  if (survivors.length === 1) return winBy(g, survivors, 'last-boss', 'BM-WIN-03');
  const rich = survivors.filter(seat => soulsOf(g, seat) >= limits.soulsToWin);
  if (rich.length > 0)
    return winBy(g, bestOf(g, rich), 'ten-souls', rich.length > 1 ? 'BM-WIN-04' : 'BM-WIN-02');
  if (heroesAreOver(g)) winBy(g, rank(g, survivors), 'no-more-heroes', 'BM-WIN-07');
}

/** BM-VAR-10, -11, -12: only the last Epic Hero ends it. */
function endOfUnlimitedLives(g: G): void {
  if (g.cards(deck('epic-hero')).length === 0)
    winBy(g, rank(g, g.state.order), 'epic-deck-empty', 'BM-VAR-11');
}

const TURNS_WITHOUT_HEROES = 3;

/** BM-WIN-07: no Hero is left anywhere, or for three full turns with empty decks nobody has left town. */
function heroesAreOver(g: G): boolean {
  const { state } = g;
  const decksEmpty = nextInDecks(g) === undefined;
  state.idleTurns = decksEmpty && !state.heroLeftTown ? state.idleTurns + 1 : 0;
  if (!decksEmpty) return false;
  const waiting =
    g.cards(TOWN).length + state.order.reduce((sum, seat) => sum + g.cards(entrance(seat)).length, 0);
  return waiting === 0 || state.idleTurns >= TURNS_WITHOUT_HEROES;
}

/** BM-VAR-07, BM-VAR-08: who gained no Soul may draw; then the next turn begins (BM-TURN-02). */
export function* machinations(g: G): Flow<void> {
  const { state } = g;
  const seat: Seat | undefined = state.queue.shift();
  if (seat) {
    const kind = yield* maybeChoose(g, seat, 'machinations', ['spell', 'room'] as const, {
      rule: 'BM-VAR-07',
    });
    if (kind) draw(g, seat, kind);
    return;
  }
  for (const each of state.order) player(g, each).gainedSoul = false;
  state.heroLeftTown = false;
  state.next = 'beginning';
}
