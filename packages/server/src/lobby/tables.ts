import { type BotName, isBotName } from '@tavolata/bots';
import { type Json, SEATS, type Seat } from '@tavolata/kernel';
import { freeBotName, isProblem, type Plan, type Sitter } from '@tavolata/table';
import type { Live } from '../hall/live.ts';
import type { Status } from '../hall/status.ts';
import type { Guest } from '../people/people.ts';
import { newTableId } from '../people/tokens.ts';
import { rematchAt } from '../protocol/messages.ts';
import { type House, mustOwn, owning, seated, tableOf } from './house.ts';
import type { Create } from './requests.ts';
import { must, Trouble } from './trouble.ts';

/** Nobody plays more at once; somebody who tries is filling a disk. */
const MAX_TABLES = 200;

/** Whoever may want a new table. */
export interface Founder {
  readonly guest: Guest;
  /** Whether there were not too many from the same place of late, guests without a cookie included. */
  mayFound(): Promise<boolean>;
  /** There is one more. */
  hasFounded(): Promise<void>;
}

/** What makes a new table, for whom there are not too many yet: asked first, counted only if it comes to be. */
export async function founding<T>(house: House, founder: Founder, work: () => Promise<T>): Promise<T> {
  if (house.people.running(founder.guest) >= MAX_TABLES || !(await founder.mayFound()))
    throw new Trouble('too-many-tables');
  const made = await work();
  await founder.hasFounded();
  return made;
}

/** A table as its players' list shows it. */
export interface ListedTable extends Partial<Omit<Status, 'since' | 'owing'>> {
  readonly id: string;
  readonly game: string;
  readonly created: number;
  readonly touched: number;
  readonly over: boolean;
  readonly seat: Seat;
  /** Who may end it. */
  readonly owner?: string;
  readonly yourTurn: boolean;
  readonly rematch?: string;
}

export interface Opened {
  readonly id: string;
  readonly seat: Seat;
}

/** Whether a table waits for this seat: to answer or, once everybody has come, to start it. */
function awaits(
  { phase, seats }: Status,
  owing: readonly Seat[],
  seat: Seat,
  owner: string | undefined,
): boolean {
  if (phase === 'playing') return owing.includes(seat);
  return phase === 'gathering' && seats.every(({ who }) => who !== 'open') && owner === seat;
}

/** The latest first, as everybody at a table sees it: when its last line was written would tell who has answered what. */
export function list({ shelf, hall }: House, guest: Guest): ListedTable[] {
  const tables = shelf.tablesOf(guest).map(({ status: stored, seat, ...row }): ListedTable => {
    const live = hall.live.get(row.id);
    const status = live?.status ?? (stored ? (JSON.parse(stored) as Status) : undefined);
    const { since = row.touched, owing: known, ...shown } = status ?? {};
    const owing = live?.table.owing ?? known ?? status?.waiting ?? [];
    const yourTurn = status !== undefined && awaits(status, owing, seat as Seat, row.owner);
    return { ...row, ...shown, touched: live?.table.since ?? since, seat: seat as Seat, yourTurn };
  });
  return tables.sort((one, other) => other.touched - one.touched);
}

/** Bots without a name get one that nobody else has. */
function sittersOf(wishes: Create['seats']): readonly Sitter[] {
  const names = wishes.flatMap(wish => ('name' in wish && wish.name ? [wish.name] : []));
  return wishes.map((wish): Sitter => {
    if (wish.who === 'me') return { who: 'person', name: wish.name };
    if (wish.who === 'open') return { who: 'open' };
    if (!isBotName(wish.level)) throw new Trouble('unknown-bot');
    const name = wish.name ?? freeBotName(names);
    names.push(name);
    return { who: 'bot', name, level: wish.level };
  });
}

export type OwnedPlan = Plan & { readonly owner: Seat };

export function planOf(
  house: House,
  wish: Pick<Create, 'seats' | 'clock'>,
  options: Readonly<Record<string, Json>>,
): OwnedPlan {
  const seats = SEATS.slice(0, wish.seats.length);
  const mine = wish.seats.findIndex(({ who }) => who === 'me');
  const owner = seats[mine];
  if (!owner || wish.seats.filter(({ who }) => who === 'me').length !== 1) throw new Trouble('wrong-seats');
  return {
    id: newTableId(),
    setup: { seats, options },
    seats: Object.fromEntries(sittersOf(wish.seats).map((sitter, i) => [SEATS[i] as Seat, sitter])),
    owner,
    pace: house.config.pace,
    ...(wish.clock && { clock: wish.clock }),
  };
}

export async function create(house: House, founder: Founder, wish: Create): Promise<Opened> {
  const plan = planOf(house, wish, wish.options as Readonly<Record<string, Json>>);
  return founding(house, founder, () => openTable(house, founder.guest, wish.game, plan, wish.watch));
}

/** A new table with the guest at it; where no seat is open it starts at once. */
export async function openTable(
  house: House,
  guest: Guest,
  game: string,
  plan: OwnedPlan,
  watch: boolean,
): Promise<Opened> {
  const live = await found(house, game, plan);
  await house.people.claimSeat(plan.id, plan.owner, guest);
  if (watch) await house.people.setWatchable(plan.id, true);
  if (Object.values(plan.seats).every(({ who }) => who !== 'open')) must(await live.table.start());
  return { id: plan.id, seat: plan.owner };
}

async function found(house: House, slug: string, plan: Plan): Promise<Live> {
  const game = house.games.get(slug);
  if (!game) throw new Trouble('unknown-game');
  const live = await house.hall.create(game, plan);
  if (isProblem(live)) throw new Trouble(live.code);
  return live;
}

export async function start(house: House, id: string, guest: Guest): Promise<void> {
  const { live } = await owning(house, id, guest);
  must(await live.table.start());
}

/** A bot takes an open seat. Seats of people, and of bots in play, change hands by the table's own `replace`. */
export async function seatBot(
  house: House,
  id: string,
  guest: Guest,
  seat: Seat,
  level: string,
): Promise<void> {
  const { live } = await owning(house, id, guest);
  if (!isBotName(level)) throw new Trouble('unknown-bot');
  const places = live.status?.seats ?? [];
  if (places.some(place => place.seat === seat && place.who !== 'open')) throw new Trouble('seat-taken');
  const names = places.flatMap(place => (place.who === 'open' ? [] : [place.name]));
  must(await live.table.sit(seat, { who: 'bot', name: freeBotName(names), level: level as BotName }));
}

export async function remove(house: House, id: string, guest: Guest): Promise<void> {
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
export async function rematch(house: House, id: string, founder: Founder): Promise<Opened> {
  const { live, seat } = await seated(house, id, founder.guest);
  const { status } = live;
  if (status?.phase !== 'over') throw new Trouble('not-over');
  const next =
    house.shelf.rematchOf(id) ??
    (await founding(house, founder, () => foundAgain(house, live, status, seat)));
  await seatAgain(house, live, await tableOf(house, next));
  const held = house.people.seatOf(next, founder.guest);
  if (!held) throw new Trouble('not-seated');
  return { id: next, seat: held };
}

async function foundAgain(house: House, old: Live, status: Status, owner: Seat): Promise<string> {
  const { game, clock, pace } = old.table.header;
  const setup = old.table.again();
  const seats = status.seats.map(({ seat, left: _, ...sitter }) => [seat, sitter as Sitter]);
  const id = newTableId();
  const plan: Plan = { id, setup, seats: Object.fromEntries(seats), owner, pace, ...(clock && { clock }) };
  await found(house, game, plan);
  const next = await house.shelf.rematch(old.id, id);
  // Somebody was faster: one table is enough.
  if (next !== id) await house.hall.delete(id);
  return next;
}

/** Can be done again, should the process have ended in the middle of it. */
async function seatAgain(house: House, old: Live, live: Live): Promise<void> {
  if (live.status?.phase !== 'gathering') return;
  await house.people.carrySeats(old.id, live.id);
  if (house.people.isWatchable(old.id)) await house.people.setWatchable(live.id, true);
  const problem = await live.table.start();
  if (problem?.code === 'already-started') return;
  // Whoever gave up a seat left it free: it is gathered for as any other.
  if (problem?.code !== 'seats-open') must(problem);
  old.tellAll({ t: 'rematch', ...rematchAt(live.id, live.table.header.owner) });
}
