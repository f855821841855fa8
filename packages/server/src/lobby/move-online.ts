import { isBotName } from '@tavolata/bots';
import type { Seat, Setup } from '@tavolata/kernel';
import type { MovedTable, NewTable, TableSeat } from '@tavolata/protocol';
import { isProblem } from '@tavolata/table';
import { HttpError } from '../shared/http-error.ts';
import { nameAt } from '../tables/status.ts';
import { type LobbyContext, mustBeSeated } from './context.ts';
import { openTable, planOf, type TableCreator, withTableQuota } from './tables.ts';

/** Bytes a match file may have here. */
export const MAX_FILE_BYTES = 2 ** 20;

/** One replay at a time: many uploads delay other uploads, not players. */
const inTurn = <T>({ people }: LobbyContext, work: () => Promise<T>): Promise<T> =>
  people.seatMutex.run('replays', work);

/**
 * A match from somebody's own device goes on here, with friends in the seats of its bots. Whoever brings it has seen
 * or could have looked up all of it: what none of those who go on knew in play is dealt anew.
 */
export function moveOnline(
  context: LobbyContext,
  creator: TableCreator,
  request: MovedTable,
): Promise<TableSeat> {
  return withTableQuota(context, creator, async () => {
    const plan = planOf(context, request, {});
    const keep = [...new Set([plan.owner, ...request.stay])];
    const task = { file: request.file, seats: request.seats.length, keep };
    const replayed = await inTurn(context, () => context.replayer.replay(task));
    if ('code' in replayed) throw new HttpError(replayed.code);
    const { game, options, state } = replayed;
    const setup = { ...plan.setup, options };
    const from = { kind: 'moved', state, keep } as const;
    return openTable(context, creator.guest, game, { ...plan, setup, from }, request.watch);
  });
}

/** Practice from where a running match stands, against bots. Nothing of it tells anything about that match. */
export async function forkTable(
  context: LobbyContext,
  id: string,
  creator: TableCreator,
  level: string,
): Promise<TableSeat> {
  if (!isBotName(level)) throw new HttpError('unknown-bot');
  const { guest } = creator;
  const { live, seat } = await mustBeSeated(context, id, guest);
  const { game, setup } = live.table.header;
  const seats = practiceSeats(setup, seat, nameAt(live.status, seat), level);
  const plan = planOf(context, { seats }, setup.options);
  return withTableQuota(context, creator, async () => {
    const state = await inTurn(context, () => live.table.forkPosition([seat]));
    if (isProblem(state)) throw new HttpError(state.code);
    const from = { kind: 'forked', state, keep: [seat] } as const;
    return openTable(context, guest, game, { ...plan, from }, false);
  });
}

const practiceSeats = ({ seats }: Setup, mine: Seat, name: string, level: string): NewTable['seats'] =>
  seats.map(seat => (seat === mine ? { who: 'me', name } : { who: 'bot', level }));
