import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import * as doors from '../lobby/doors.ts';
import { fork, MAX_FILE, move } from '../lobby/moves.ts';
import * as papers from '../lobby/papers.ts';
import { requests } from '../lobby/requests.ts';
import * as tables from '../lobby/tables.ts';
import { Trouble } from '../lobby/trouble.ts';
import type { Guest } from '../people/people.ts';
import type { Desk } from './app.ts';
import { guestOf, makeGuest, renewGuest } from './guests.ts';

/** What was sent, if it is what it should be. */
export function read<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const { success, output } = v.safeParse(schema, value, { abortEarly: true });
  if (!success) throw new Trouble('malformed');
  return output;
}

/** Whoever has no cookie yet holds nothing either. */
export function known(request: FastifyRequest): Guest {
  const guest = guestOf(request.raw);
  if (guest === undefined) throw new Trouble('no-guest');
  return guest;
}

const id = (request: FastifyRequest): string => read(requests.table, request.params).id;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** One in so many of all requests may be of this kind. */
const oneIn =
  (share: number) =>
  ({ limits }: Config): RouteShorthandOptions => ({
    config: { rateLimit: { max: Math.max(1, Math.floor(limits.requests / share)), timeWindow: MINUTE } },
  });
/** Fewer of those that write much or could be used to try links, */
export const seldom = oneIn(5);
/** and very few of those that keep everybody waiting, or write to somebody. */
export const rarely = oneIn(50);

/** Who wants a table. From one address there may be so many new ones in a day. */
function founders(
  app: FastifyInstance,
  { config }: Desk,
): (request: FastifyRequest, guest: Guest) => tables.Founder {
  const today = app.createRateLimit({ max: config.limits.tables, timeWindow: DAY });
  return (request, guest) => ({
    guest,
    async mayFound() {
      const known = await today(request, { increment: false });
      return known.isAllowed || known.remaining > 0;
    },
    async hasFounded() {
      await today(request);
    },
  });
}

export function addLobbyRoutes(app: FastifyInstance, desk: Desk): void {
  addTableRoutes(app, desk);
  addDoorRoutes(app, desk);
  addPaperRoutes(app, desk);
}

function addTableRoutes(app: FastifyInstance, desk: Desk): void {
  const founder = founders(app, desk);
  app.get('/games', async () =>
    [...desk.games.values()].map(({ slug, version, players, options }) => ({
      slug,
      version,
      players,
      options,
    })),
  );
  app.get('/tables', async (request, reply) => {
    renewGuest(request, reply, desk.config);
    const guest = guestOf(request.raw);
    return guest === undefined ? [] : tables.list(desk, guest);
  });
  app.post('/tables', seldom(desk.config), async (request, reply) => {
    const wish = read(requests.create, request.body);
    const guest = makeGuest(request, reply, desk.config);
    return reply.code(201).send(await tables.create(desk, founder(request, guest), wish));
  });
  app.post('/tables/:id/start', async (request, reply) => {
    await tables.start(desk, id(request), known(request));
    return reply.code(204).send();
  });
  app.post('/tables/:id/seats/:seat', async (request, reply) => {
    const { id: table, seat } = read(requests.tableSeat, request.params);
    const { level } = read(requests.bot, request.body);
    await tables.seatBot(desk, table, known(request), seat, level);
    return reply.code(204).send();
  });
  app.post('/tables/:id/rematch', seldom(desk.config), async request =>
    tables.rematch(desk, id(request), founder(request, known(request))),
  );
  app.post('/tables/move', { ...rarely(desk.config), bodyLimit: MAX_FILE }, async (request, reply) => {
    const wish = read(requests.move, request.body);
    const guest = makeGuest(request, reply, desk.config);
    return reply.code(201).send(await move(desk, founder(request, guest), wish));
  });
  app.post('/tables/:id/fork', seldom(desk.config), async (request, reply) => {
    const { level } = read(requests.fork, request.body ?? {});
    const forked = await fork(desk, id(request), founder(request, known(request)), level);
    return reply.code(201).send(forked);
  });
  app.delete('/tables/:id', async (request, reply) => {
    await tables.remove(desk, id(request), known(request));
    return reply.code(204).send();
  });
}

function addDoorRoutes(app: FastifyInstance, desk: Desk): void {
  app.post('/tables/:id/invites', async (request, reply) =>
    reply.code(201).send(await doors.invite(desk, id(request), known(request))),
  );
  app.delete('/tables/:id/invites', async (request, reply) => {
    await doors.withdrawInvites(desk, id(request), known(request));
    return reply.code(204).send();
  });
  // Whoever looks is somebody from then on: should the answer to their yes be lost, they can say it again.
  app.post('/invites/look', seldom(desk.config), async (request, reply) => {
    const { link } = read(requests.link, request.body);
    return doors.lookAtInvite(desk, makeGuest(request, reply, desk.config), link);
  });
  app.post('/invites/join', seldom(desk.config), async (request, reply) => {
    const { link, name } = read(requests.join, request.body);
    return doors.join(desk, makeGuest(request, reply, desk.config), link, name);
  });
  app.post('/tables/:id/seat-links', async (request, reply) =>
    reply.code(201).send(await doors.seatLink(desk, id(request), known(request))),
  );
  app.delete('/tables/:id/seat-links', async (request, reply) => {
    await doors.withdrawSeatLinks(desk, id(request), known(request));
    return reply.code(204).send();
  });
  app.post('/seat-links/enter', seldom(desk.config), async (request, reply) => {
    const { link } = read(requests.link, request.body);
    return doors.enterSeat(desk, makeGuest(request, reply, desk.config), link);
  });
  app.put('/tables/:id/watch', async (request, reply) => {
    const { on } = read(requests.watch, request.body);
    await doors.setWatch(desk, id(request), known(request), on);
    return reply.code(204).send();
  });
}

function addPaperRoutes(app: FastifyInstance, desk: Desk): void {
  app.get('/tables/:id/export', async (request, reply) => {
    const table = id(request);
    const file = await papers.exportFor(desk, table, known(request));
    return reply
      .header('content-disposition', `attachment; filename="${table}.tavolata.json"`)
      .header('cache-control', 'no-store')
      .send(file);
  });
  app.get('/tables/:id/replay', async request => papers.replay(desk, id(request), guestOf(request.raw)));
}
