import { type CardId, choose, type Flow, type Option, type Refusal, type Seat } from '@tavolata/kernel';
import { limits } from '../defs.ts';
import type { Built, G, Space } from '../state.ts';
import { faceDown, hand, stack } from '../zones.ts';
import { faceDownIn, hasFive, player, roomDef, visibleRoom } from './dungeon.ts';

/** `new` is the space left of the leftmost Room (BM-BUILD-03). */
export type Position = 'new' | number;

export function refuseNewSpace(g: G, seat: Seat, room: CardId): Refusal | undefined {
  // BM-BUILD-17: a deactivated Room keeps its space, so spaces are counted, not Rooms.
  if (player(g, seat).spaces.length >= limits.maxRooms) return g.refuse('BM-BUILD-04', 'dungeon-full');
  if (roomDef(g, room).tier === 'advanced') return g.refuse('BM-ROOM-07', 'advanced-needs-room');
  return undefined;
}

export function refuseOnTop(g: G, seat: Seat, room: CardId, space: Space): Refusal | undefined {
  if (faceDownIn(g, seat, space.id) !== undefined) return g.refuse('BM-BUILD-11', 'over-face-down');
  if (space.deactivated) return g.refuse('BM-BUILD-12', 'over-deactivated');
  const { tier, treasure } = roomDef(g, room);
  if (tier === 'basic') return undefined;
  const below = visibleRoom(g, seat, space.id) as CardId;
  if (!treasure.some(icon => roomDef(g, below).treasure.includes(icon)))
    return g.refuse('BM-ROOM-07', 'no-shared-treasure');
  return g.def(below).does.refuseAbove?.(g, below);
}

export function refusePosition(g: G, seat: Seat, room: CardId, position: Position): Refusal | undefined {
  if (position === 'new') return refuseNewSpace(g, seat, room);
  return refuseOnTop(g, seat, room, player(g, seat).spaces.find(space => space.id === position) as Space);
}

const positions = (g: G, seat: Seat): Position[] => ['new', ...player(g, seat).spaces.map(space => space.id)];

/** Why a Room cannot be built anywhere in the seat's dungeon: the reason of the position that came closest. */
export function refuseRoom(g: G, seat: Seat, room: CardId): Refusal | undefined {
  let reason = refuseNewSpace(g, seat, room);
  for (const space of player(g, seat).spaces) {
    if (!reason) return undefined;
    reason = refuseOnTop(g, seat, room, space);
  }
  return reason;
}

interface PositionOption extends Option {
  readonly position: Position;
}

function positionOption(g: G, seat: Seat, position: Position): PositionOption {
  if (position === 'new') return { key: 'new-space', place: 'new', position };
  const covered = visibleRoom(g, seat, position);
  const place = stack(seat, position);
  return covered === undefined
    ? { key: 'on-top', place, position }
    : { key: 'on-top', place, card: covered, position };
}

/** BM-BUILD-02: the player states the exact position. */
export function* choosePosition(g: G, seat: Seat, room: CardId): Flow<Position | undefined> {
  const options = positions(g, seat).map(position => positionOption(g, seat, position));
  const chosen = yield* choose(g, seat, 'place-where', options, {
    rule: 'BM-BUILD-02',
    source: room,
    refuse: option => refusePosition(g, seat, room, option.position),
  });
  return chosen?.position;
}

/** Makes room for a card: a new space at the entrance, or the one given. */
function openSpace(g: G, seat: Seat, position: Position): number {
  if (position !== 'new') return position;
  const { spaces } = player(g, seat);
  let id = 0;
  while (spaces.some(space => space.id === id)) id++;
  spaces.unshift({ id, deactivated: false });
  return id;
}

/** Face-down, to be revealed with all others (BM-FACE-01). */
export function placeFaceDown(g: G, seat: Seat, room: CardId, position: Position): void {
  const space = openSpace(g, seat, position);
  g.move(room, faceDown(seat, space));
  g.emit('room-placed', { seat, room, position: position === 'new' ? 'new' : 'on-top' });
}

/** Face-up, by an effect in the reveal step; it counts as built at once (BM-REVEAL-09). */
export function buildFaceUp(g: G, seat: Seat, room: CardId, position: Position): void {
  const space = openSpace(g, seat, position);
  g.move(room, stack(seat, space), 'front');
  g.emit('room-built', { seat, room });
  noteBuilt(g, seat, [room], 'built-by-effect');
  // BM-LEVEL-06: before the new Room's own ability.
  noteFive(g, seat);
}

/** Queues the built-Room abilities of Rooms that were just built together (BM-REVEAL-03, BM-CARD-21). */
export function noteBuilt(g: G, seat: Seat, rooms: readonly CardId[], why: Built['why'] = 'built'): void {
  const { built, spaces } = player(g, seat);
  for (const room of rooms) {
    if (g.def(room).does.whenBuilt) built.push({ room, why });
    if (roomDef(g, room).subtype !== 'monster') continue;
    for (const space of spaces) {
      const watcher = space.deactivated ? undefined : visibleRoom(g, seat, space.id);
      if (
        watcher !== undefined &&
        watcher !== room &&
        g.def(watcher).does.whenMonsterBuilt &&
        !isUsed(g, watcher)
      ) {
        if (!built.some(waiting => waiting.room === watcher && waiting.why === 'monster-room-built'))
          built.push({ room: watcher, why: 'monster-room-built' });
      }
    }
  }
}

/** BM-LEVEL-02: once per game. */
export function noteFive(g: G, seat: Seat): void {
  const owner = player(g, seat);
  if (!owner.levelledUp && hasFive(g, seat)) owner.levelDue = true;
}

export const isUsed = (g: G, room: CardId): boolean => g.state.used.includes(room);
export function use(g: G, room: CardId): void {
  if (!isUsed(g, room)) g.state.used.push(room);
}

/** BM-CARD-11: face-down Rooms go back to the hand, and spaces opened for them close again. */
export function takeBackFaceDown(g: G, seat: Seat): void {
  const owner = player(g, seat);
  for (const { id } of owner.spaces) {
    const card = faceDownIn(g, seat, id);
    if (card !== undefined) g.move(card, hand(seat));
  }
  owner.spaces = owner.spaces.filter(({ id }) => g.cards(stack(seat, id)).length > 0);
}
