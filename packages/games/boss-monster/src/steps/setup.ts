import {
  askTogether,
  type CardId,
  choose,
  chooseSome,
  type Flow,
  isCard,
  type Refusal,
  type Seat,
} from '@tavolata/kernel';
import { limits, TREASURES } from '../defs.ts';
import { removeBosses } from '../setup.ts';
import type { G, StepName } from '../state.ts';
import { noteBuilt, placeFaceDown } from '../verbs/build.ts';
import { discard, draw, inHand } from '../verbs/draw.ts';
import { bossDef, player, roomDef } from '../verbs/dungeon.ts';
import { bossOffer, bossSpace, deck, hand, REMOVED } from '../zones.ts';
import { turnUp } from './reveal.ts';

/** BM-VAR-05, BM-VAR-06: in secret and all together. */
export function* chooseBosses(g: G): Flow<void> {
  const seats = g.seats.filter(seat => !player(g, seat).out);
  const kept = yield* askTogether(
    seats.map(seat => choose(g, seat, 'choose-boss', g.cards(bossOffer(seat)), { rule: 'BM-VAR-05' })),
  );
  seats.forEach((seat, i) => {
    const boss = kept[i];
    if (boss !== undefined) g.move(boss, bossSpace(seat));
    for (const other of [...g.cards(bossOffer(seat))]) g.move(other, REMOVED);
  });
  removeBosses(g);
  g.state.next = 'deal-hands';
}

/** BM-BOSS-06: from now on players act by XP. */
export function dealHands(g: G): void {
  const seats = g.seats.filter(seat => !player(g, seat).out);
  g.state.order = seats.sort((a, b) => bossDef(g, b).xp - bossDef(g, a).xp);
  for (const seat of g.state.order)
    g.emit('boss-revealed', { seat, boss: g.cards(bossSpace(seat))[0] as CardId });
  for (const seat of g.state.order) drawStartingHand(g, seat);
  beginRound(g, 'redraw');
}

/** Everybody, by XP, has a part in what comes next. */
function beginRound(g: G, next: StepName): void {
  g.state.queue = [...g.state.order];
  g.state.next = next;
}

/** BM-SETUP-10. */
function drawStartingHand(g: G, seat: Seat): void {
  draw(g, seat, 'room', limits.startingHand.rooms);
  draw(g, seat, 'spell', limits.startingHand.spells);
}

const ENOUGH_ALIKE = 4;

/** BM-MULL-01, -02, -05: at least four Advanced Rooms, or at least four Rooms that share an icon. */
export function mayRedraw(g: G, seat: Seat): boolean {
  const rooms = inHand(g, seat, 'room').map(card => roomDef(g, card));
  const alike = [
    rooms.filter(room => room.tier === 'advanced').length,
    ...TREASURES.map(treasure => rooms.filter(room => room.treasure.includes(treasure)).length),
  ];
  return alike.some(count => count >= ENOUGH_ALIKE);
}

/** Everybody is asked, so that the question tells nothing about the hand (BM-MULL-03, -06, -07). */
export function* redraw(g: G): Flow<void> {
  const seat = g.state.queue[0];
  if (!seat) return beginRound(g, g.state.variants.includes('classic') ? 'classic-discard' : 'first-room');
  const answer = yield* choose(g, seat, 'redraw', ['keep', 'redraw'], {
    rule: 'BM-MULL-03',
    refuse: option =>
      option === 'keep' || mayRedraw(g, seat) ? undefined : g.refuse('BM-MULL-01', 'hand-good-enough'),
  });
  if (answer === 'redraw') {
    // BM-MULL-04.
    for (const kind of ['room', 'spell'] as const) {
      for (const card of inHand(g, seat, kind)) g.move(card, deck(kind));
      g.shuffle(deck(kind));
    }
    g.emit('hand-redrawn', { seat });
    drawStartingHand(g, seat);
    return;
  }
  g.state.queue.shift();
}

/** BM-VAR-01, BM-VAR-02. */
export function* classicDiscard(g: G): Flow<void> {
  const seat = g.state.queue[0];
  if (!seat) return beginRound(g, 'first-room');
  const cards = yield* chooseSome(
    g,
    seat,
    'classic-discard',
    g.cards(hand(seat)),
    { min: 2, max: 2 },
    { rule: 'BM-VAR-01' },
  );
  discard(g, seat, cards);
  g.state.queue.shift();
}

const GO_WITHOUT = 'go-without';

function refuseFirst(g: G, candidate: CardId | typeof GO_WITHOUT, hasBasic: boolean): Refusal | undefined {
  if (candidate === GO_WITHOUT) return hasBasic ? g.refuse('BM-FIRST-01', 'must-build') : undefined;
  return roomDef(g, candidate).tier === 'basic' ? undefined : g.refuse('BM-FIRST-06', 'first-room-basic');
}

/** BM-FIRST-01, -02, -06, -07: a Basic Room, face-down; only who has none may go without. */
export function* firstRoom(g: G): Flow<void> {
  const seat = g.state.queue[0];
  if (!seat) {
    g.state.next = 'first-reveal';
    return;
  }
  const rooms = inHand(g, seat, 'room');
  const hasBasic = rooms.some(card => roomDef(g, card).tier === 'basic');
  const chosen = yield* choose<CardId | typeof GO_WITHOUT>(g, seat, 'first-room', [...rooms, GO_WITHOUT], {
    rule: 'BM-FIRST-06',
    refuse: candidate => refuseFirst(g, candidate, hasBasic),
  });
  if (isCard(chosen)) placeFaceDown(g, seat, chosen, 'new');
  else g.emit('no-first-room', { seat });
  g.state.queue.shift();
}

/** BM-FIRST-03, -04, -05: all together; then their abilities by XP, as in the reveal step. */
export function firstReveal(g: G): void {
  for (const seat of g.state.order) noteBuilt(g, seat, turnUp(g, seat));
  beginRound(g, 'reveal-part');
}
