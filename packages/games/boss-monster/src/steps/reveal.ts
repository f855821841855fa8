import { type CardId, choose, type Flow, type Seat } from '@tavolata/kernel';
import { carryOut } from '../behaviour.ts';
import type { Built, G } from '../state.ts';
import { isUsed, noteBuilt, noteFive, use } from '../verbs/build.ts';
import { faceDownIn, player, spotOf } from '../verbs/dungeon.ts';
import { settleTriggers } from '../verbs/triggers.ts';
import { bossSpace, stack } from '../zones.ts';

/** Turns a player's face-down Rooms up; from now on they are built (BM-REVEAL-02). */
export function turnUp(g: G, seat: Seat): CardId[] {
  const rooms: CardId[] = [];
  for (const { id } of player(g, seat).spaces) {
    const room = faceDownIn(g, seat, id);
    if (room === undefined) continue;
    g.move(room, stack(seat, id), 'front');
    g.emit('room-built', { seat, room });
    rooms.push(room);
  }
  return rooms;
}

/** BM-REVEAL-01: all face-down Rooms at the same time; then everybody's Level Up is checked (BM-LEVEL-03). */
export function reveal(g: G): void {
  const { state } = g;
  const built = state.order.map(seat => ({ seat, rooms: turnUp(g, seat) }));
  for (const { seat, rooms } of built) noteBuilt(g, seat, rooms);
  for (const seat of state.order) noteFive(g, seat);
  state.queue = [...state.order];
  state.next = 'reveal-part';
}

/** BM-REVEAL-03, BM-REVEAL-04: by XP, each player's Level Up, then their built-Room abilities. */
export function* revealPart(g: G): Flow<void> {
  const { state } = g;
  const seat = state.queue[0];
  if (!seat) {
    state.next = state.phase === 'setup' ? 'beginning' : 'bait';
    return;
  }
  const owner = player(g, seat);
  if (owner.levelDue) yield* levelUp(g, seat);
  else if (owner.built.length > 0) yield* builtAbility(g, seat);
  else state.queue.shift();
}

/** BM-LEVEL-02, BM-LEVEL-07: once, whether it does anything or not. */
function* levelUp(g: G, seat: Seat): Flow<void> {
  const owner = player(g, seat);
  owner.levelDue = false;
  owner.levelledUp = true;
  const boss = g.cards(bossSpace(seat))[0] as CardId;
  g.emit('levelled-up', { seat, boss });
  yield* carryOut(g.def(boss).does.levelUp?.(g, seat));
  yield* settleTriggers(g);
}

/** BM-REVEAL-09: a Room built by an effect goes first; else the owner says which comes next (BM-REVEAL-07). */
function* builtAbility(g: G, seat: Seat): Flow<void> {
  const all = player(g, seat).built;
  const atOnce = all.filter(({ why }) => why === 'built-by-effect');
  const waiting = atOnce.length > 0 ? atOnce : all;
  const room = yield* choose(g, seat, 'next-ability', [...new Set(waiting.map(built => built.room))], {
    rule: 'BM-REVEAL-07',
  });
  const { built } = player(g, seat);
  const at = built.findIndex(other => other.room === room);
  const [chosen] = built.splice(at, 1) as [Built];
  // BM-REVEAL-08: lost if the Room is no longer visible and active.
  if (!spotOf(g, chosen.room)) return;
  const { whenBuilt, whenMonsterBuilt } = g.def(chosen.room).does;
  if (chosen.why === 'monster-room-built') {
    if (isUsed(g, chosen.room)) return;
    use(g, chosen.room);
  }
  g.emit('ability-fired', { seat, room: chosen.room });
  const ability = chosen.why === 'monster-room-built' ? whenMonsterBuilt : whenBuilt;
  yield* carryOut(ability?.(g, { me: seat, card: chosen.room }));
  yield* settleTriggers(g);
}
