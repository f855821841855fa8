import type { FastifyInstance, FastifyRequest } from 'fastify';
import { exportFor, finishedMatch } from '../lobby/exports.ts';
import * as invites from '../lobby/invites.ts';
import { forkTable, MAX_FILE_BYTES, moveOnline } from '../lobby/move-online.ts';
import * as tables from '../lobby/tables.ts';
import { guestOf, makeGuest, renewGuest } from '../people/guests.ts';
import type { Guest } from '../people/people.ts';
import type { HttpContext } from './app.ts';
import { addRoute, costlyRate, knownGuest, listRate, writeRate } from './routes.ts';

const DAY_MS = 24 * 60 * 60_000;

type CreatorOf = (request: FastifyRequest, guest: Guest) => tables.TableCreator;

/** Who wants a table. From one address there may be `limits.tables` new ones in a day. */
function creators(app: FastifyInstance, { config }: HttpContext): CreatorOf {
  const today = app.createRateLimit({ max: config.limits.tables, timeWindow: DAY_MS });
  return (request, guest) => ({
    guest,
    async mayCreate() {
      const known = await today(request, { increment: false });
      return known.isAllowed || known.remaining > 0;
    },
    async countCreated() {
      await today(request);
    },
  });
}

export function addLobbyRoutes(app: FastifyInstance, context: HttpContext): void {
  const creator = creators(app, context);
  addListRoutes(app, context);
  addTableRoutes(app, context, creator);
  addNewTableRoutes(app, context, creator);
  addInviteRoutes(app, context);
  addSeatLinkRoutes(app, context);
  addExportRoutes(app, context);
}

function addListRoutes(app: FastifyInstance, context: HttpContext): void {
  const { config } = context;
  addRoute(app, 'GET /games', {}, async () =>
    [...context.games.values()].map(({ slug, version, players, options }) => ({
      slug,
      version,
      players,
      options,
    })),
  );
  addRoute(app, 'GET /tables', listRate(config), async ({ request, reply }) => {
    renewGuest(request, reply, config);
    const guest = guestOf(request.raw);
    return guest === undefined ? [] : tables.list(context, guest);
  });
}

function addTableRoutes(app: FastifyInstance, context: HttpContext, creator: CreatorOf): void {
  addRoute(app, 'POST /tables/:id/start', {}, ({ params: { id }, request }) =>
    tables.start(context, id, knownGuest(request)),
  );
  addRoute(app, 'POST /tables/:id/seats/:seat', {}, ({ params: { id, seat }, body, request }) =>
    tables.seatBot(context, id, knownGuest(request), seat, body.level),
  );
  addRoute(app, 'DELETE /tables/:id', {}, ({ params: { id }, request }) =>
    tables.remove(context, id, knownGuest(request)),
  );
  addRoute(app, 'PUT /tables/:id/watch', {}, ({ params: { id }, body, request }) =>
    invites.setWatch(context, id, knownGuest(request), body.on),
  );
  addRoute(app, 'POST /tables/:id/rematch', writeRate(context.config), ({ params: { id }, request }) =>
    tables.rematch(context, id, creator(request, knownGuest(request))),
  );
}

function addNewTableRoutes(app: FastifyInstance, context: HttpContext, creator: CreatorOf): void {
  const { config } = context;
  addRoute(app, 'POST /tables', writeRate(config), ({ body, request, reply }) => {
    const guest = makeGuest(request, reply, config);
    reply.code(201);
    return tables.create(context, creator(request, guest), body);
  });
  const large = { ...costlyRate(config), bodyLimit: MAX_FILE_BYTES };
  addRoute(app, 'POST /tables/move', large, ({ body, request, reply }) => {
    const guest = makeGuest(request, reply, config);
    reply.code(201);
    return moveOnline(context, creator(request, guest), body);
  });
  addRoute(app, 'POST /tables/:id/fork', writeRate(config), ({ params: { id }, body, request, reply }) => {
    const owner = creator(request, knownGuest(request));
    reply.code(201);
    return forkTable(context, id, owner, body.level);
  });
}

function addInviteRoutes(app: FastifyInstance, context: HttpContext): void {
  const { config } = context;
  addRoute(app, 'POST /tables/:id/invites', {}, ({ params: { id }, request, reply }) => {
    reply.code(201);
    return invites.invite(context, id, knownGuest(request));
  });
  addRoute(app, 'DELETE /tables/:id/invites', {}, ({ params: { id }, request }) =>
    invites.withdrawInvites(context, id, knownGuest(request)),
  );
  // Whoever looks is somebody from then on: should the answer to their yes be lost, they can say it again.
  addRoute(app, 'POST /invites/look', writeRate(config), ({ body, request, reply }) =>
    invites.lookAtInvite(context, makeGuest(request, reply, config), body.link),
  );
  addRoute(app, 'POST /invites/join', writeRate(config), ({ body, request, reply }) =>
    invites.join(context, makeGuest(request, reply, config), body.link, body.name),
  );
}

function addSeatLinkRoutes(app: FastifyInstance, context: HttpContext): void {
  const { config } = context;
  addRoute(app, 'POST /tables/:id/seat-links', {}, ({ params: { id }, request, reply }) => {
    reply.code(201);
    return invites.seatLink(context, id, knownGuest(request));
  });
  addRoute(app, 'DELETE /tables/:id/seat-links', {}, ({ params: { id }, request }) =>
    invites.withdrawSeatLinks(context, id, knownGuest(request)),
  );
  addRoute(app, 'POST /seat-links/enter', writeRate(config), ({ body, request, reply }) =>
    invites.enterSeat(context, makeGuest(request, reply, config), body.link),
  );
}

function addExportRoutes(app: FastifyInstance, context: HttpContext): void {
  const { config } = context;
  addRoute(app, 'GET /tables/:id/export', writeRate(config), async ({ params: { id }, request, reply }) => {
    const file = await exportFor(context, id, knownGuest(request));
    reply
      .header('content-disposition', `attachment; filename="${id}.tavolata.json"`)
      .header('cache-control', 'no-store');
    return file;
  });
  addRoute(app, 'GET /tables/:id/replay', writeRate(config), ({ params: { id }, request }) =>
    finishedMatch(context, id, guestOf(request.raw)),
  );
}
