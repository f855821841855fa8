import type { CardId, Seat } from '@tavolata/kernel';
import { type BossDef, limits, type RoomDef, TREASURES, type Treasure } from '../defs.ts';
import type { G, Player, Space, Spot } from '../state.ts';
import { bossSpace, faceDown, spaceOf, stack } from '../zones.ts';

export const player = (g: G, seat: Seat): Player => g.state.players[seat] as Player;
export const roomDef = (g: G, room: CardId): RoomDef => g.def(room) as RoomDef;
export const opponents = (g: G, seat: Seat): Seat[] => g.state.order.filter(other => other !== seat);

export function bossDef(g: G, seat: Seat): BossDef {
  return g.def(g.cards(bossSpace(seat))[0] as CardId) as BossDef;
}

export const faceDownIn = (g: G, seat: Seat, space: number): CardId | undefined =>
  g.cards(faceDown(seat, space))[0];

/** The visible Room of a space, active or not; none under a face-down card (BM-BUILD-15). */
export function visibleRoom(g: G, seat: Seat, space: number): CardId | undefined {
  return faceDownIn(g, seat, space) === undefined ? g.cards(stack(seat, space))[0] : undefined;
}

export function activeRoom(g: G, seat: Seat, space: Space): CardId | undefined {
  return space.deactivated ? undefined : visibleRoom(g, seat, space.id);
}

/** A seat's visible and active Rooms, from the entrance to the Boss. */
export function activeRooms(g: G, seat: Seat): Spot[] {
  const spots: Spot[] = [];
  for (const space of player(g, seat).spaces) {
    const room = activeRoom(g, seat, space);
    if (room !== undefined) spots.push({ seat, space: space.id, room });
  }
  return spots;
}

export function allActiveRooms(g: G): Spot[] {
  const spots: Spot[] = [];
  for (const seat of g.state.order) spots.push(...activeRooms(g, seat));
  return spots;
}

/** Where a Room is, if it is visible and active. */
export function spotOf(g: G, room: CardId): Spot | undefined {
  const at = spaceOf.get(g.zoneOf(room));
  if (!at || player(g, at.seat).out) return undefined;
  return activeRooms(g, at.seat).find(spot => spot.room === room);
}

/** One per space that holds an active Room, also under a face-down card (BM-CARD-13). */
export function countBuilt(g: G, seat: Seat): number {
  return player(g, seat).spaces.filter(
    space => !space.deactivated && g.cards(stack(seat, space.id)).length > 0,
  ).length;
}

/** The active Room `steps` spaces to the right (negative: left), if that very space holds one (BM-LAY-08, -09). */
export function neighbour(g: G, { seat, space }: Spot, steps: 1 | -1): Spot | undefined {
  const { spaces } = player(g, seat);
  const next = spaces[spaces.findIndex(other => other.id === space) + steps];
  const room = next && activeRoom(g, seat, next);
  return next && room !== undefined ? { seat, space: next.id, room } : undefined;
}

/** One addend of a number a player may ask about. */
export interface Part {
  /** The name of a card. */
  readonly source: string;
  readonly amount: number;
}

/** What a Room deals to a Hero that enters now, addend by addend: printed (or counted) first. */
export function damageParts(g: G, spot: Spot): Part[] {
  const { room, seat } = spot;
  const base = g.def(room).does.baseDamage?.(g, spot) ?? roomDef(g, room).damage;
  const parts: Part[] = [{ source: g.def(room).id, amount: base }];
  for (const other of activeRooms(g, seat)) {
    const amount = g.def(other.room).does.boosts?.(g, other, spot) ?? 0;
    if (amount !== 0) parts.push({ source: g.def(other.room).id, amount });
  }
  for (const boost of g.state.boosts)
    if (boost.room === room) parts.push({ source: boost.by, amount: boost.amount });
  for (const { by, amount } of player(g, seat).crushed) parts.push({ source: by, amount });
  return parts;
}

/** BM-ADV-19: never below zero. */
export const damageOf = (g: G, spot: Spot): number =>
  Math.max(
    0,
    damageParts(g, spot).reduce((sum, part) => sum + part.amount, 0),
  );

/** Icons of one type in a dungeon, Boss included (BM-BOSS-05, BM-CARD-04). */
export function treasureOf(g: G, seat: Seat, treasure: Treasure): number {
  let rooms = 0;
  for (const { room } of activeRooms(g, seat)) {
    for (const icon of roomDef(g, room).treasure) if (icon === treasure) rooms++;
  }
  const boss = bossDef(g, seat).treasure.includes(treasure) ? 1 : 0;
  return rooms * 2 ** player(g, seat).doublings + boss;
}

export const treasures = (g: G, seat: Seat): Record<Treasure, number> =>
  Object.fromEntries(TREASURES.map(treasure => [treasure, treasureOf(g, seat, treasure)])) as Record<
    Treasure,
    number
  >;

/** BM-LEVEL-01, BM-LEVEL-05: five visible, active Rooms. */
export const hasFive = (g: G, seat: Seat): boolean => activeRooms(g, seat).length >= limits.maxRooms;
