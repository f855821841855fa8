import type { Seat } from '@tavolata/kernel';
import type { Config } from '../config.ts';
import type { Games } from '../games.ts';
import type { Guest, People } from '../people/people.ts';
import type { Replayer } from '../replay-threads/replay.ts';
import { HttpError, isUnreadable } from '../shared/http-error.ts';
import type { TableIndex } from '../storage/table-index.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import { UnreadableTable } from '../tables/unreadable.ts';

/** What the lobby works with. */
export interface LobbyContext {
  readonly config: Config;
  readonly games: Games;
  readonly hall: TableRegistry;
  readonly people: People;
  readonly replayer: Replayer;
  readonly shelf: TableIndex;
}

export async function openLive({ hall }: LobbyContext, id: string): Promise<LiveTable> {
  const live = await hall.open(id).catch((error: unknown) => {
    throw error instanceof UnreadableTable ? new HttpError('unreadable-table', error) : error;
  });
  if (!live) throw new HttpError('unknown-table');
  return live;
}

export interface SeatAtTable {
  readonly live: LiveTable;
  readonly seat: Seat;
}

/** Whoever has no seat learns nothing, not even whether there is such a table. */
function seatOf({ people }: LobbyContext, id: string, guest: Guest): Seat {
  const seat = people.seatOf(id, guest);
  if (!seat) throw new HttpError(people.isWatchable(id) ? 'not-seated' : 'unknown-table');
  return seat;
}

/** The table and the guest's seat at it. */
export async function mustBeSeated(house: LobbyContext, id: string, guest: Guest): Promise<SeatAtTable> {
  seatOf(house, id, guest);
  const live = await openLive(house, id);
  // A table that is opened knows whether the seat was given away before the last process ended.
  return { live, seat: seatOf(house, id, guest) };
}

/** The guest owns the table, be it one that nobody can open any more: whose it is does not hang on its log. */
export async function mustOwn(house: LobbyContext, id: string, guest: Guest): Promise<void> {
  await mustBeSeated(house, id, guest).catch((error: unknown) => {
    if (!isUnreadable(error)) throw error;
  });
  if (house.shelf.ownerOf(id) !== seatOf(house, id, guest)) throw new HttpError('not-owner');
}

export async function mustOwnLive(house: LobbyContext, id: string, guest: Guest): Promise<SeatAtTable> {
  const found = await mustBeSeated(house, id, guest);
  if (found.live.table.header.owner !== found.seat) throw new HttpError('not-owner');
  return found;
}
