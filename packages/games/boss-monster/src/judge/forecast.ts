import type { CardId, Seat } from '@tavolata/kernel';
import type { G, Spot } from '../state.ts';
import { dungeonFor } from '../steps/bait.ts';
import { activeRooms, damageOf } from '../verbs/dungeon.ts';
import { healthOf, heroDef } from '../verbs/heroes.ts';
import { entrance, TOWN } from '../zones.ts';

/** Damage of a march through these Rooms as they stand; a Maze makes the Room before it strike twice. */
export function marchDamage(g: G, rooms: readonly Spot[]): number {
  let total = 0;
  let before = 0;
  for (const spot of rooms) {
    const damage = damageOf(g, spot);
    total += damage + (g.def(spot.room).does.sendsBack ? before : 0);
    before = damage;
  }
  return total;
}

export const dungeonDamage = (g: G, seat: Seat): number => marchDamage(g, activeRooms(g, seat));

/** The Rooms of a dungeon that the walking Hero has still to cross: none, unless it walks there. */
export function roomsAhead(g: G, seat: Seat): Spot[] {
  const { walk, active } = g.state;
  return seat === active ? activeRooms(g, seat).filter(({ space }) => walk?.ahead.includes(space)) : [];
}

/** Health the walking Hero would have left at the Boss if nobody did anything. */
export function healthAtBoss(g: G, seat: Seat): number {
  const { walk } = g.state;
  return walk ? healthOf(g, walk.hero) - marchDamage(g, roomsAhead(g, seat)) : 0;
}

/** What a Hero is worth to a dungeon it goes to: its Souls, or the harm of its Wounds. */
export function heroWorth(g: G, hero: CardId, damage: number): number {
  const { souls, wounds } = heroDef(g, hero);
  return damage >= healthOf(g, hero) ? souls : -1.6 * wounds;
}

/** What this turn's Heroes would bring a seat if the Bait phase came now. */
export function harvest(g: G, seat: Seat): number {
  const damage = dungeonDamage(g, seat);
  const lured = g.cards(TOWN).filter(hero => dungeonFor(g, hero) === seat);
  return [...g.cards(entrance(seat)), ...lured].reduce((sum, hero) => sum + heroWorth(g, hero, damage), 0);
}
