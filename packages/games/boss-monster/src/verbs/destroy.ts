import type { Seat } from '@tavolata/kernel';
import type { G, Spot } from '../state.ts';
import { DISCARD, stack } from '../zones.ts';
import { activeRooms, player } from './dungeon.ts';
import { forget } from './forget.ts';

/**
 * The top Room of a stack goes to the discard pile (BM-DESTROY-02, -05); an emptied space closes and the Rooms to
 * its left slide on (BM-DESTROY-04). Whoever may destroy it has asked for an active Room (BM-DEACT-05, BM-FACE-03).
 */
export function destroy(g: G, { seat, space, room }: Spot): void {
  const { walk, active } = g.state;
  // BM-CARD-08: those that were visible; a Room uncovered by this was not.
  const watchers = activeRooms(g, seat).filter(
    other => other.room !== room && g.def(other.room).does.whenAnotherDestroyed,
  );
  if (walk && active === seat && walk.space === space) {
    // BM-ADV-22: the Hero is between Rooms; whatever lies beneath does not act on it.
    walk.space = undefined;
    walk.uprooted = true;
  }
  g.move(room, DISCARD, 'front');
  forget(g, room);
  closeIfEmpty(g, seat, space);
  g.emit('room-destroyed', { seat, room });
  for (const watcher of watchers)
    g.state.triggers.push({ owner: seat, room: watcher.room, on: 'room-destroyed' });
}

function closeIfEmpty(g: G, seat: Seat, space: number): void {
  if (g.cards(stack(seat, space)).length > 0) return;
  const owner = player(g, seat);
  owner.spaces = owner.spaces.filter(other => other.id !== space);
  const { walk } = g.state;
  if (walk && g.state.active === seat) walk.ahead = walk.ahead.filter(id => id !== space);
}

/** BM-DEACT-01: sideways until end of turn. */
export function deactivate(g: G, { seat, space, room }: Spot): void {
  const turned = player(g, seat).spaces.find(other => other.id === space);
  if (turned) turned.deactivated = true;
  g.emit('room-deactivated', { seat, room });
}
