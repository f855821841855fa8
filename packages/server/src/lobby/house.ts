import type { Seat } from '@tavolata/kernel';
import type { Config } from '../config.ts';
import type { Games } from '../games.ts';
import type { Hall } from '../hall/hall.ts';
import type { Live } from '../hall/live.ts';
import { Unreadable } from '../hall/unreadable.ts';
import type { Guest, People } from '../people/people.ts';
import type { Shelf } from '../storage/shelf.ts';
import { Trouble } from './trouble.ts';

/** What the lobby works with. */
export interface House {
  readonly config: Config;
  readonly games: Games;
  readonly hall: Hall;
  readonly people: People;
  readonly shelf: Shelf;
}

export async function tableOf({ hall }: House, id: string): Promise<Live> {
  const live = await hall.open(id).catch((error: unknown) => {
    throw error instanceof Unreadable ? new Trouble('unreadable-table', error) : error;
  });
  if (!live) throw new Trouble('unknown-table');
  return live;
}

export interface Seated {
  readonly live: Live;
  readonly seat: Seat;
}

/** Whoever has no seat learns nothing, not even whether there is such a table. */
function seatOf({ people }: House, id: string, guest: Guest): Seat {
  const seat = people.seatOf(id, guest);
  if (!seat) throw new Trouble(people.isWatchable(id) ? 'not-seated' : 'unknown-table');
  return seat;
}

/** The table and the guest's seat at it. */
export async function seated(house: House, id: string, guest: Guest): Promise<Seated> {
  seatOf(house, id, guest);
  const live = await tableOf(house, id);
  // A table that is opened knows whether the seat was given away before the last process ended.
  return { live, seat: seatOf(house, id, guest) };
}

/** The guest owns the table, be it one that nobody can open any more: whose it is does not hang on its log. */
export async function mustOwn(house: House, id: string, guest: Guest): Promise<void> {
  await seated(house, id, guest).catch((error: unknown) => {
    if (!(error instanceof Trouble) || error.code !== 'unreadable-table') throw error;
  });
  if (house.shelf.ownerOf(id) !== seatOf(house, id, guest)) throw new Trouble('not-owner');
}

export async function owning(house: House, id: string, guest: Guest): Promise<Seated> {
  const found = await seated(house, id, guest);
  if (found.live.table.header.owner !== found.seat) throw new Trouble('not-owner');
  return found;
}
