import { type BotName, isBotName } from '@tavolata/bots';
import { type Json, SEATS, type Seat } from '@tavolata/kernel';
import type { ListedTable, NewTable, TableSeat } from '@tavolata/protocol';
import { freeBotName, isProblem, type Sitter, type TablePlan } from '@tavolata/table';
import type { Guest } from '../people/people.ts';
import { newTableId } from '../people/tokens.ts';
import { HttpError, throwIfProblem } from '../shared/http-error.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { TableStatus } from '../tables/status.ts';
import { type LobbyContext, mustBeSeated, mustOwn, mustOwnLive, openLive } from './context.ts';

/** Unfinished tables per guest: more only fill the disk. */
const MAX_TABLES = 200;

/** Whoever may want a new table. */
export interface TableCreator {
  readonly guest: Guest;
  /** Whether its address may make one more today, guests without a cookie included. */
  mayCreate(): Promise<boolean>;
  /** Counts one more. */
  countCreated(): Promise<void>;
}

/** Makes a new table if the quota allows it; counted only if it was made. */
export async function withTableQuota<T>(
  context: LobbyContext,
  creator: TableCreator,
  work: () => Promise<T>,
): Promise<T> {
  if (context.people.running(creator.guest) >= MAX_TABLES || !(await creator.mayCreate()))
    throw new HttpError('too-many-tables');
  const made = await work();
  await creator.countCreated();
  return made;
}

/** Whether a table waits for this seat: to answer or, once everybody has come, to start it. */
function awaits(
  { phase, seats }: TableStatus,
  owing: readonly Seat[],
  seat: Seat,
  owner: Seat | undefined,
): boolean {
  if (phase === 'playing') return owing.includes(seat);
  return phase === 'gathering' && seats.every(({ who }) => who !== 'open') && owner === seat;
}

/** The latest first, as everybody at a table sees it: when its last line was written would tell who has answered what. */
export function list({ tableIndex, registry }: LobbyContext, guest: Guest): ListedTable[] {
  const tables = tableIndex.tablesOf(guest).map(({ status: stored, seat, ...row }): ListedTable => {
    const live = registry.live.get(row.id);
    const status = live?.status ?? (stored ? (JSON.parse(stored) as TableStatus) : undefined);
    const { since = row.touched, owing: known, ...shown } = status ?? {};
    const owing = live?.table.owing ?? known ?? status?.waiting ?? [];
    const yourTurn = status !== undefined && awaits(status, owing, seat, row.owner);
    return { ...row, ...shown, touched: live?.table.since ?? since, seat, yourTurn };
  });
  return tables.sort((one, other) => other.touched - one.touched);
}

/** Bots without a name get one that nobody else has. */
function sittersOf(requests: NewTable['seats']): readonly Sitter[] {
  const names = requests.flatMap(request => ('name' in request && request.name ? [request.name] : []));
  return requests.map((request): Sitter => {
    if (request.who === 'me') return { who: 'person', name: request.name };
    if (request.who === 'open') return { who: 'open' };
    if (!isBotName(request.level)) throw new HttpError('unknown-bot');
    const name = request.name ?? freeBotName(names);
    names.push(name);
    return { who: 'bot', name, level: request.level };
  });
}

type OwnedPlan = TablePlan & { readonly owner: Seat };

export function planOf(
  context: LobbyContext,
  request: Pick<NewTable, 'seats' | 'clock'>,
  options: Readonly<Record<string, Json>>,
): OwnedPlan {
  const seats = SEATS.slice(0, request.seats.length);
  const mine = request.seats.findIndex(({ who }) => who === 'me');
  const owner = seats[mine];
  if (!owner || request.seats.filter(({ who }) => who === 'me').length !== 1)
    throw new HttpError('wrong-seats');
  return {
    id: newTableId(),
    setup: { seats, options },
    seats: Object.fromEntries(sittersOf(request.seats).map((sitter, i) => [SEATS[i] as Seat, sitter])),
    owner,
    pace: context.config.pace,
    ...(request.clock && { clock: request.clock }),
  };
}

export async function create(
  context: LobbyContext,
  creator: TableCreator,
  request: NewTable,
): Promise<TableSeat> {
  const plan = planOf(context, request, request.options as Readonly<Record<string, Json>>);
  return withTableQuota(context, creator, () =>
    openTable(context, creator.guest, request.game, plan, request.watch),
  );
}

/** A new table with the guest at it; where no seat is open it starts at once. */
export async function openTable(
  context: LobbyContext,
  guest: Guest,
  game: string,
  plan: OwnedPlan,
  watch: boolean,
): Promise<TableSeat> {
  const live = await createLive(context, game, plan);
  await context.people.claimSeat(plan.id, plan.owner, guest);
  if (watch) await context.people.setWatchable(plan.id, true);
  if (Object.values(plan.seats).every(({ who }) => who !== 'open')) throwIfProblem(await live.table.start());
  return { id: plan.id, seat: plan.owner };
}

async function createLive(context: LobbyContext, slug: string, plan: TablePlan): Promise<LiveTable> {
  const game = context.games.get(slug);
  if (!game) throw new HttpError('unknown-game');
  const live = await context.registry.create(game, plan);
  if (isProblem(live)) throw new HttpError(live.code);
  return live;
}

export async function start(context: LobbyContext, id: string, guest: Guest): Promise<void> {
  const { live } = await mustOwnLive(context, id, guest);
  throwIfProblem(await live.table.start());
}

/** A bot takes an open seat. Seats of people, and of bots in play, change hands by the table's own `replace`. */
export async function seatBot(
  context: LobbyContext,
  id: string,
  guest: Guest,
  seat: Seat,
  level: string,
): Promise<void> {
  const { live } = await mustOwnLive(context, id, guest);
  if (!isBotName(level)) throw new HttpError('unknown-bot');
  const places = live.status?.seats ?? [];
  if (places.some(place => place.seat === seat && place.who !== 'open')) throw new HttpError('seat-taken');
  const names = places.flatMap(place => (place.who === 'open' ? [] : [place.name]));
  throwIfProblem(
    await live.table.sit(seat, { who: 'bot', name: freeBotName(names), level: level as BotName }),
  );
}

export async function remove(context: LobbyContext, id: string, guest: Guest): Promise<void> {
  await mustOwn(context, id, guest);
  const before = context.tableIndex.playedAgainAt(id);
  await context.registry.delete(id);
  // Those who still sit there are not offered a rematch that is gone.
  for (const old of before) context.registry.live.get(old)?.tellAll({ t: 'rematch' });
}

/**
 * The same people, bots and options again, once a match is over. Of several who ask at once all get the same table;
 * everybody keeps the seat they had, and whoever asked first owns it.
 */
export async function rematch(context: LobbyContext, id: string, creator: TableCreator): Promise<TableSeat> {
  const { live, seat } = await mustBeSeated(context, id, creator.guest);
  const { status } = live;
  if (status?.phase !== 'over') throw new HttpError('not-over');
  const next =
    context.tableIndex.rematchOf(id) ??
    (await withTableQuota(context, creator, () => createRematch(context, live, status, seat)));
  await seatAgain(context, live, await openLive(context, next));
  const held = context.people.seatOf(next, creator.guest);
  if (!held) throw new HttpError('not-seated');
  return { id: next, seat: held };
}

async function createRematch(
  context: LobbyContext,
  old: LiveTable,
  status: TableStatus,
  owner: Seat,
): Promise<string> {
  const { game, clock, pace } = old.table.header;
  const setup = old.table.rematchSetup();
  const seats = status.seats.map(({ seat, left: _, ...sitter }) => [seat, sitter as Sitter]);
  const id = newTableId();
  const plan: TablePlan = {
    id,
    setup,
    seats: Object.fromEntries(seats),
    owner,
    pace,
    ...(clock && { clock }),
  };
  await createLive(context, game, plan);
  const next = await context.tableIndex.rematch(old.id, id);
  // Another request was first: its table is the rematch.
  if (next !== id) await context.registry.delete(id);
  return next;
}

/** Can be done again, should the process have ended in the middle of it. */
async function seatAgain(context: LobbyContext, old: LiveTable, live: LiveTable): Promise<void> {
  if (live.status?.phase !== 'gathering') return;
  await context.people.carrySeats(old.id, live.id);
  if (context.people.isWatchable(old.id)) await context.people.setWatchable(live.id, true);
  const problem = await live.table.start();
  if (problem?.code === 'already-started') return;
  // Whoever gave up a seat left it free: it is gathered for as any other.
  if (problem?.code !== 'seats-open') throwIfProblem(problem);
  const { owner: by } = live.table.header;
  old.tellAll({ t: 'rematch', table: live.id, ...(by && { by }) });
}
