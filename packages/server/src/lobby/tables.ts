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

/** Nobody plays more at once; somebody who tries is filling a disk. */
const MAX_TABLES = 200;

/** Whoever may want a new table. */
export interface TableCreator {
  readonly guest: Guest;
  /** Whether there were not too many from the same place of late, guests without a cookie included. */
  mayCreate(): Promise<boolean>;
  /** There is one more. */
  countCreated(): Promise<void>;
}

/** What makes a new table, for whom there are not too many yet: asked first, counted only if it comes to be. */
export async function withTableQuota<T>(
  house: LobbyContext,
  founder: TableCreator,
  work: () => Promise<T>,
): Promise<T> {
  if (house.people.running(founder.guest) >= MAX_TABLES || !(await founder.mayCreate()))
    throw new HttpError('too-many-tables');
  const made = await work();
  await founder.countCreated();
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
export function list({ shelf, hall }: LobbyContext, guest: Guest): ListedTable[] {
  const tables = shelf.tablesOf(guest).map(({ status: stored, seat, ...row }): ListedTable => {
    const live = hall.live.get(row.id);
    const status = live?.status ?? (stored ? (JSON.parse(stored) as TableStatus) : undefined);
    const { since = row.touched, owing: known, ...shown } = status ?? {};
    const owing = live?.table.owing ?? known ?? status?.waiting ?? [];
    const yourTurn = status !== undefined && awaits(status, owing, seat, row.owner);
    return { ...row, ...shown, touched: live?.table.since ?? since, seat, yourTurn };
  });
  return tables.sort((one, other) => other.touched - one.touched);
}

/** Bots without a name get one that nobody else has. */
function sittersOf(wishes: NewTable['seats']): readonly Sitter[] {
  const names = wishes.flatMap(wish => ('name' in wish && wish.name ? [wish.name] : []));
  return wishes.map((wish): Sitter => {
    if (wish.who === 'me') return { who: 'person', name: wish.name };
    if (wish.who === 'open') return { who: 'open' };
    if (!isBotName(wish.level)) throw new HttpError('unknown-bot');
    const name = wish.name ?? freeBotName(names);
    names.push(name);
    return { who: 'bot', name, level: wish.level };
  });
}

export type OwnedPlan = TablePlan & { readonly owner: Seat };

export function planOf(
  house: LobbyContext,
  wish: Pick<NewTable, 'seats' | 'clock'>,
  options: Readonly<Record<string, Json>>,
): OwnedPlan {
  const seats = SEATS.slice(0, wish.seats.length);
  const mine = wish.seats.findIndex(({ who }) => who === 'me');
  const owner = seats[mine];
  if (!owner || wish.seats.filter(({ who }) => who === 'me').length !== 1) throw new HttpError('wrong-seats');
  return {
    id: newTableId(),
    setup: { seats, options },
    seats: Object.fromEntries(sittersOf(wish.seats).map((sitter, i) => [SEATS[i] as Seat, sitter])),
    owner,
    pace: house.config.pace,
    ...(wish.clock && { clock: wish.clock }),
  };
}

export async function create(house: LobbyContext, founder: TableCreator, wish: NewTable): Promise<TableSeat> {
  const plan = planOf(house, wish, wish.options as Readonly<Record<string, Json>>);
  return withTableQuota(house, founder, () => openTable(house, founder.guest, wish.game, plan, wish.watch));
}

/** A new table with the guest at it; where no seat is open it starts at once. */
export async function openTable(
  house: LobbyContext,
  guest: Guest,
  game: string,
  plan: OwnedPlan,
  watch: boolean,
): Promise<TableSeat> {
  const live = await createLive(house, game, plan);
  await house.people.claimSeat(plan.id, plan.owner, guest);
  if (watch) await house.people.setWatchable(plan.id, true);
  if (Object.values(plan.seats).every(({ who }) => who !== 'open')) throwIfProblem(await live.table.start());
  return { id: plan.id, seat: plan.owner };
}

async function createLive(house: LobbyContext, slug: string, plan: TablePlan): Promise<LiveTable> {
  const game = house.games.get(slug);
  if (!game) throw new HttpError('unknown-game');
  const live = await house.hall.create(game, plan);
  if (isProblem(live)) throw new HttpError(live.code);
  return live;
}

export async function start(house: LobbyContext, id: string, guest: Guest): Promise<void> {
  const { live } = await mustOwnLive(house, id, guest);
  throwIfProblem(await live.table.start());
}

/** A bot takes an open seat. Seats of people, and of bots in play, change hands by the table's own `replace`. */
export async function seatBot(
  house: LobbyContext,
  id: string,
  guest: Guest,
  seat: Seat,
  level: string,
): Promise<void> {
  const { live } = await mustOwnLive(house, id, guest);
  if (!isBotName(level)) throw new HttpError('unknown-bot');
  const places = live.status?.seats ?? [];
  if (places.some(place => place.seat === seat && place.who !== 'open')) throw new HttpError('seat-taken');
  const names = places.flatMap(place => (place.who === 'open' ? [] : [place.name]));
  throwIfProblem(
    await live.table.sit(seat, { who: 'bot', name: freeBotName(names), level: level as BotName }),
  );
}

export async function remove(house: LobbyContext, id: string, guest: Guest): Promise<void> {
  await mustOwn(house, id, guest);
  const before = house.shelf.playedAgainAt(id);
  await house.hall.delete(id);
  // Whoever still sits there is not led to what is gone.
  for (const old of before) house.hall.live.get(old)?.tellAll({ t: 'rematch' });
}

/**
 * The same people, bots and options again, once a match is over. Of several who ask at once all get the same table;
 * everybody keeps the seat they had, and whoever asked first owns it.
 */
export async function rematch(house: LobbyContext, id: string, founder: TableCreator): Promise<TableSeat> {
  const { live, seat } = await mustBeSeated(house, id, founder.guest);
  const { status } = live;
  if (status?.phase !== 'over') throw new HttpError('not-over');
  const next =
    house.shelf.rematchOf(id) ??
    (await withTableQuota(house, founder, () => createRematch(house, live, status, seat)));
  await seatAgain(house, live, await openLive(house, next));
  const held = house.people.seatOf(next, founder.guest);
  if (!held) throw new HttpError('not-seated');
  return { id: next, seat: held };
}

async function createRematch(
  house: LobbyContext,
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
  await createLive(house, game, plan);
  const next = await house.shelf.rematch(old.id, id);
  // Somebody was faster: one table is enough.
  if (next !== id) await house.hall.delete(id);
  return next;
}

/** Can be done again, should the process have ended in the middle of it. */
async function seatAgain(house: LobbyContext, old: LiveTable, live: LiveTable): Promise<void> {
  if (live.status?.phase !== 'gathering') return;
  await house.people.carrySeats(old.id, live.id);
  if (house.people.isWatchable(old.id)) await house.people.setWatchable(live.id, true);
  const problem = await live.table.start();
  if (problem?.code === 'already-started') return;
  // Whoever gave up a seat left it free: it is gathered for as any other.
  if (problem?.code !== 'seats-open') throwIfProblem(problem);
  const { owner: by } = live.table.header;
  old.tellAll({ t: 'rematch', table: live.id, ...(by && { by }) });
}
