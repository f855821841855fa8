import { ONLOOKER, type Options, type Seat } from '@tavolata/kernel';
import type { ClockRules } from '@tavolata/table';
import type { Live } from '../hall/live.ts';
import type { Guest, Link } from '../people/people.ts';
import { hashOf, newToken } from '../people/tokens.ts';
import { CLOSE } from '../protocol/codes.ts';
import { type House, owning, seated, tableOf } from './house.ts';
import type { Opened } from './tables.ts';
import { must, Trouble } from './trouble.ts';

/** So many invites to a table, or links to a seat, that nobody has used. */
const MAX_LINKS = 50;

/** A link as it is shown, once: what is kept of it cannot be turned back. */
export interface Shown {
  readonly link: string;
}

async function makeLink(house: House, table: string, kind: Link['kind'], seat?: Seat): Promise<Shown> {
  if (house.people.linksOf(table, kind, seat).filter(({ usedBy }) => !usedBy).length >= MAX_LINKS)
    throw new Trouble('too-many-links');
  const link = newToken();
  await house.people.makeLink({ hash: hashOf(link), table, kind, ...(seat && { seat }) });
  return { link };
}

/** Whoever opens it first takes a free seat. Anybody at the table may invite. */
export async function invite(house: House, id: string, guest: Guest): Promise<Shown> {
  const { live } = await seated(house, id, guest);
  if (live.status?.phase === 'over') throw new Trouble('over');
  return makeLink(house, id, 'invite');
}

/** Invites nobody has used open nothing any more. */
export async function withdrawInvites(house: House, id: string, guest: Guest): Promise<void> {
  await seated(house, id, guest);
  for (const { hash, usedBy } of house.people.linksOf(id, 'invite'))
    if (!usedBy) await house.people.removeLink(hash);
}

function linkOf(house: House, token: string, kind: Link['kind']): Link {
  const link = house.people.link(hashOf(token));
  if (link?.kind !== kind) throw new Trouble('unknown-link');
  return link;
}

export interface Invitation {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly free: number;
  readonly options: Options;
  /** Absent where nobody is hurried. */
  readonly clock?: ClockRules;
  /** Whether the cards are dealt, here or where the match was moved from. */
  readonly begun: boolean;
  /** The guest has a seat at this table already. */
  readonly seat?: Seat;
  readonly used: boolean;
}

/** What somebody who was invited sees before they say yes. */
export async function lookAtInvite(house: House, guest: Guest, token: string): Promise<Invitation> {
  const link = linkOf(house, token, 'invite');
  const live = await tableOf(house, link.table);
  const seats = live.status?.seats ?? [];
  const seat = house.people.seatOf(live.id, guest);
  const { game, setup, clock, origin } = live.table.header;
  return {
    id: live.id,
    game,
    names: seats.flatMap(place => (place.who === 'open' ? [] : [place.name])),
    free: seats.filter(({ who }) => who === 'open').length,
    options: setup.options,
    ...(clock && { clock }),
    begun: origin !== undefined || live.status?.phase !== 'gathering',
    ...(seat && { seat }),
    used: link.isSpent || (link.usedBy !== undefined && link.usedBy !== guest),
  };
}

/** Claims one free seat, once and for ever. The same guest may say it again while they sit there. */
export function join(house: House, guest: Guest, token: string, name: string): Promise<Opened> {
  return house.people.turnstile.pass(guest, () => joinAlone(house, guest, token, name));
}

async function joinAlone(house: House, guest: Guest, token: string, name: string): Promise<Opened> {
  const { table: id, hash } = linkOf(house, token, 'invite');
  const live = await tableOf(house, id);
  const seat = house.people.seatOf(id, guest) ?? (await joinBy(house, hash, live, guest, name));
  // Also when the seat was claimed before: the process may have ended right after that.
  await house.people.spendLink(hash, guest);
  return { id, seat };
}

async function joinBy(house: House, hash: string, live: Live, guest: Guest, name: string): Promise<Seat> {
  if (!(await house.people.useLink(hash, guest))) throw new Trouble('link-used');
  try {
    return await takeSeat(house, live, guest, name);
  } catch (error) {
    await house.people.unuseLink(hash);
    throw error;
  }
}

/** The claim comes first: if the process ends in between, it is taken back when the table is opened again. */
async function takeSeat(house: House, live: Live, guest: Guest, name: string): Promise<Seat> {
  if (live.status?.phase === 'over') throw new Trouble('over');
  for (const place of live.status?.seats ?? []) {
    if (place.who !== 'open') continue;
    const { seat } = place;
    if (!(await house.people.claimSeat(live.id, seat, guest))) continue;
    const problem = await live.table.sit(seat, { who: 'person', name });
    if (!problem) return seat;
    await house.people.releaseSeat(live.id, seat);
    if (problem.code !== 'seat-taken') must(problem);
  }
  throw new Trouble('no-free-seat');
}

/** A link to one's own seat, to go on on another device. */
export async function seatLink(house: House, id: string, guest: Guest): Promise<Shown> {
  const { seat } = await seated(house, id, guest);
  return makeLink(house, id, 'seat', seat);
}

export function enterSeat(house: House, guest: Guest, token: string): Promise<Opened> {
  return house.people.turnstile.pass(guest, () => enterAlone(house, guest, token));
}

async function enterAlone(house: House, guest: Guest, token: string): Promise<Opened> {
  const { table: id, hash, seat } = linkOf(house, token, 'seat');
  if (!seat) throw new Trouble('unknown-link');
  const mine = house.people.seatOf(id, guest);
  if (mine && mine !== seat) throw new Trouble('already-seated');
  if (!mine) await house.people.addDevice(id, seat, guest, hash);
  return { id, seat };
}

/** All links to one's seat, and the devices that came in by them; whoever claimed the seat keeps it. */
export async function withdrawSeatLinks(house: House, id: string, guest: Guest): Promise<void> {
  const { live, seat } = await seated(house, id, guest);
  for (const { hash } of house.people.linksOf(id, 'seat', seat)) await house.people.removeLink(hash);
  const holders = house.people.holdersOf(id, seat);
  live.dismiss(
    member => member.viewer === seat && !holders.includes(member.guest ?? ''),
    CLOSE.withdrawn,
    'withdrawn',
  );
}

export async function setWatch(house: House, id: string, guest: Guest, on: boolean): Promise<void> {
  const { live } = await owning(house, id, guest);
  await house.people.setWatchable(id, on);
  if (!on) live.dismiss(({ viewer }) => viewer === ONLOOKER, CLOSE.withdrawn, 'not-watchable');
  live.tellWatchers(on);
}
