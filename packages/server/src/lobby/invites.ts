import { ONLOOKER, type Seat } from '@tavolata/kernel';
import { CLOSE, type Invitation, type NewLink, type TableSeat } from '@tavolata/protocol';
import type { Guest, Link } from '../people/people.ts';
import { hashOf, newToken } from '../people/tokens.ts';
import { HttpError, throwIfProblem } from '../shared/http-error.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { type LobbyContext, mustBeSeated, mustOwnLive, openLive } from './context.ts';

/** At most this many unused invites per table and unused links per seat. */
const MAX_UNUSED_LINKS = 50;

async function makeLink(
  context: LobbyContext,
  table: string,
  kind: Link['kind'],
  seat?: Seat,
): Promise<NewLink> {
  if (context.people.linksOf(table, kind, seat).filter(({ usedBy }) => !usedBy).length >= MAX_UNUSED_LINKS)
    throw new HttpError('too-many-links');
  const link = newToken();
  await context.people.makeLink({ hash: hashOf(link), table, kind, ...(seat && { seat }) });
  return { link };
}

/** Whoever opens it first takes a free seat. Anybody at the table may invite. */
export async function invite(context: LobbyContext, id: string, guest: Guest): Promise<NewLink> {
  const { live } = await mustBeSeated(context, id, guest);
  if (live.status?.phase === 'over') throw new HttpError('over');
  return makeLink(context, id, 'invite');
}

/** Invites nobody has used open nothing any more. */
export async function withdrawInvites(context: LobbyContext, id: string, guest: Guest): Promise<void> {
  await mustBeSeated(context, id, guest);
  for (const { hash, usedBy } of context.people.linksOf(id, 'invite'))
    if (!usedBy) await context.people.removeLink(hash);
}

function linkOf(context: LobbyContext, token: string, kind: Link['kind']): Link {
  const link = context.people.link(hashOf(token));
  if (link?.kind !== kind) throw new HttpError('unknown-link');
  return link;
}

/** What somebody who was invited sees before they join. */
export async function lookAtInvite(context: LobbyContext, guest: Guest, token: string): Promise<Invitation> {
  const link = linkOf(context, token, 'invite');
  const live = await openLive(context, link.table);
  const seats = live.status?.seats ?? [];
  const seat = context.people.seatOf(live.id, guest);
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
export function join(context: LobbyContext, guest: Guest, token: string, name: string): Promise<TableSeat> {
  return context.people.seatMutex.run(guest, () => joinAlone(context, guest, token, name));
}

async function joinAlone(
  context: LobbyContext,
  guest: Guest,
  token: string,
  name: string,
): Promise<TableSeat> {
  const { table: id, hash } = linkOf(context, token, 'invite');
  const live = await openLive(context, id);
  const seat = context.people.seatOf(id, guest) ?? (await joinBy(context, hash, live, guest, name));
  // Also when the seat was claimed before: the process may have ended right after that.
  await context.people.spendLink(hash, guest);
  return { id, seat };
}

async function joinBy(
  context: LobbyContext,
  hash: string,
  live: LiveTable,
  guest: Guest,
  name: string,
): Promise<Seat> {
  if (!(await context.people.useLink(hash, guest))) throw new HttpError('link-used');
  try {
    return await takeSeat(context, live, guest, name);
  } catch (error) {
    await context.people.unuseLink(hash);
    throw error;
  }
}

/** The claim comes first: if the process ends in between, it is taken back when the table is opened again. */
async function takeSeat(context: LobbyContext, live: LiveTable, guest: Guest, name: string): Promise<Seat> {
  if (live.status?.phase === 'over') throw new HttpError('over');
  for (const place of live.status?.seats ?? []) {
    if (place.who !== 'open') continue;
    const { seat } = place;
    if (!(await context.people.claimSeat(live.id, seat, guest))) continue;
    const problem = await live.table.sit(seat, { who: 'person', name });
    if (!problem) return seat;
    await context.people.releaseSeat(live.id, seat);
    if (problem.code !== 'seat-taken') throwIfProblem(problem);
  }
  throw new HttpError('no-free-seat');
}

/** A link to one's own seat, to go on on another device. */
export async function seatLink(context: LobbyContext, id: string, guest: Guest): Promise<NewLink> {
  const { seat } = await mustBeSeated(context, id, guest);
  return makeLink(context, id, 'seat', seat);
}

export function enterSeat(context: LobbyContext, guest: Guest, token: string): Promise<TableSeat> {
  return context.people.seatMutex.run(guest, () => enterAlone(context, guest, token));
}

async function enterAlone(context: LobbyContext, guest: Guest, token: string): Promise<TableSeat> {
  const { table: id, hash, seat } = linkOf(context, token, 'seat');
  if (!seat) throw new HttpError('unknown-link');
  const mine = context.people.seatOf(id, guest);
  if (mine && mine !== seat) throw new HttpError('already-seated');
  if (!mine) await context.people.addDevice(id, seat, guest, hash);
  return { id, seat };
}

/** All links to one's seat, and the devices that came in by them; whoever claimed the seat keeps it. */
export async function withdrawSeatLinks(context: LobbyContext, id: string, guest: Guest): Promise<void> {
  const { live, seat } = await mustBeSeated(context, id, guest);
  for (const { hash } of context.people.linksOf(id, 'seat', seat)) await context.people.removeLink(hash);
  const holders = context.people.holdersOf(id, seat);
  live.disconnect(
    member => member.viewer === seat && !holders.includes(member.guest ?? ''),
    CLOSE.withdrawn,
    'withdrawn',
  );
}

export async function setWatch(context: LobbyContext, id: string, guest: Guest, on: boolean): Promise<void> {
  const { live } = await mustOwnLive(context, id, guest);
  await context.people.setWatchable(id, on);
  if (!on) live.disconnect(({ viewer }) => viewer === ONLOOKER, CLOSE.withdrawn, 'not-watchable');
  live.setWatch(on);
}
