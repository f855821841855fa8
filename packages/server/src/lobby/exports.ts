import type { Seat } from '@tavolata/kernel';
import type { MatchFile } from '@tavolata/kernel/match';
import type { FinishedMatch, SeatFile } from '@tavolata/protocol';
import type { Guest } from '../people/people.ts';
import { HttpError, isUnreadable } from '../shared/http-error.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { type LobbyContext, mustBeSeated, openLive } from './context.ts';

const ALL = Number.MAX_SAFE_INTEGER;

async function seatFile({ table }: LiveTable, seat: Seat): Promise<SeatFile> {
  const { about, snapshot, notices } = await table.look(seat);
  const events = await table.history(seat, ALL, ALL);
  return {
    format: 'tavolata-seat',
    version: 1,
    seat,
    ...(about && { about }),
    snapshot,
    events,
    notices,
  };
}

/** The match file with the key once it is over; before, what the seat saw. */
export async function exportFor(
  context: LobbyContext,
  id: string,
  guest: Guest,
): Promise<MatchFile | SeatFile> {
  const { live, seat } = await mustBeSeated(context, id, guest);
  return (await live.table.file()) ?? seatFile(live, seat);
}

/**
 * A finished match, for whoever has its link: nothing of it is a secret any more. Of any other, those who could not even
 * watch it learn nothing.
 */
export async function finishedMatch(
  context: LobbyContext,
  id: string,
  guest: Guest | undefined,
): Promise<FinishedMatch> {
  const { people, tableIndex } = context;
  const seat = guest && people.seatOf(id, guest);
  const mayKnow = seat !== undefined || people.isWatchable(id);
  // Not even the time it takes to open the table tells that there is one.
  if (!mayKnow && !tableIndex.isOver(id)) throw new HttpError('unknown-table');
  const live = await openLive(context, id).catch((error: unknown) => {
    throw mayKnow || !isUnreadable(error) ? error : new HttpError('unknown-table', error);
  });
  const file = await live.table.file();
  if (!file) throw new HttpError('not-over');
  return { file, names: file.names ?? {}, ...(seat && { seat }) };
}
