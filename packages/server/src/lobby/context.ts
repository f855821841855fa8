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
  readonly registry: TableRegistry;
  readonly people: People;
  readonly replayer: Replayer;
  readonly tableIndex: TableIndex;
}

export async function openLive({ registry }: LobbyContext, id: string): Promise<LiveTable> {
  const live = await registry.open(id).catch((error: unknown) => {
    throw error instanceof UnreadableTable ? new HttpError('unreadable-table', error) : error;
  });
  if (!live) throw new HttpError('unknown-table');
  return live;
}

interface SeatAtTable {
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
export async function mustBeSeated(context: LobbyContext, id: string, guest: Guest): Promise<SeatAtTable> {
  seatOf(context, id, guest);
  const live = await openLive(context, id);
  // A table that is opened knows whether the seat was given away before the last process ended.
  return { live, seat: seatOf(context, id, guest) };
}

/** The guest owns the table, be it one that nobody can open any more: whose it is does not hang on its log. */
export async function mustOwn(context: LobbyContext, id: string, guest: Guest): Promise<void> {
  await mustBeSeated(context, id, guest).catch((error: unknown) => {
    if (!isUnreadable(error)) throw error;
  });
  if (context.tableIndex.ownerOf(id) !== seatOf(context, id, guest)) throw new HttpError('not-owner');
}

export async function mustOwnLive(context: LobbyContext, id: string, guest: Guest): Promise<SeatAtTable> {
  const found = await mustBeSeated(context, id, guest);
  if (found.live.table.header.owner !== found.seat) throw new HttpError('not-owner');
  return found;
}
