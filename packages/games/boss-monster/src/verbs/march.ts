import type { Seat } from '@tavolata/kernel';
import type { G, Spot, Walk } from '../state.ts';
import { activeRoom, damageOf, player } from './dungeon.ts';
import { hurt } from './heroes.ts';

const walkOf = (g: G): Walk => {
  const { walk } = g.state;
  if (!walk) throw new Error('no Hero is inside a dungeon');
  return walk;
};

/** The next active Room before the Hero; deactivated ones are passed over (BM-ADV-05, BM-ADV-20). */
export function nextRoom(g: G, seat: Seat): Spot | undefined {
  const { spaces } = player(g, seat);
  for (const id of walkOf(g).ahead) {
    const space = spaces.find(other => other.id === id);
    const room = space && activeRoom(g, seat, space);
    if (room !== undefined) return { seat, space: id, room };
  }
  return undefined;
}

/** The Hero enters: the Room's ability first (BM-ADV-06), then its damage as it is now (BM-ADV-07, BM-ADV-18). */
export function enterRoom(g: G, spot: Spot): void {
  const walk = walkOf(g);
  const { spaces } = player(g, spot.seat);
  walk.space = spot.space;
  walk.uprooted = false;
  walk.ahead = spaces.slice(spaces.findIndex(({ id }) => id === spot.space) + 1).map(({ id }) => id);
  g.emit('hero-entered', { hero: walk.hero, room: spot.room });
  const back = g.def(spot.room).does.sendsBack?.(g, spot, walk.hero);
  if (back) {
    g.emit('hero-sent-back', { hero: walk.hero, room: spot.room });
    enterRoom(g, back);
  } else hurt(g, walk.hero, damageOf(g, spot), spot.room);
}
