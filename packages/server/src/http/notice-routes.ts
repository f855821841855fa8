import { params } from '@tavolata/protocol/validate';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { makeGuest } from '../people/guests.ts';
import type { HttpContext } from './app.ts';
import { addRoute, costlyRate, knownGuest, validate, writeRate } from './routes.ts';
import { stopAnswer, stopHeaders, stopQuestion } from './stop-page.ts';

/** How somebody wants to be told that it is their turn. */
export function addNoticeRoutes(app: FastifyInstance, { config, notifier }: HttpContext): void {
  addRoute(app, 'GET /notices', {}, async () => notifier.offer());
  addRoute(app, 'POST /notices/confirm', writeRate(config), ({ body }) => notifier.confirm(body.link));
  addRoute(app, 'PUT /notices', costlyRate(config), ({ body, request, reply }) =>
    notifier.wish(makeGuest(request, reply, config), body),
  );
  addRoute(app, 'DELETE /notices/:way', {}, ({ params: { way }, request }) =>
    notifier.unwish(knownGuest(request), way),
  );
  app.register(async stop => addStopRoutes(stop, notifier));
}

const linkIn = ({ params: found }: FastifyRequest): string =>
  validate(params.link, (found as { readonly link: unknown }).link);

/** Where the last link of each mail leads: a page for people, and one request for mail programs (RFC 8058). */
function addStopRoutes(app: FastifyInstance, notifier: HttpContext['notifier']): void {
  // Which button it was says nothing more.
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
  app.get('/notices/stop/:link', async (request, reply) => {
    linkIn(request);
    return reply.headers(stopHeaders).send(stopQuestion());
  });
  app.post('/notices/stop/:link', async (request, reply) => {
    const isDone = await notifier.stopMail(linkIn(request));
    return reply.headers(stopHeaders).send(stopAnswer(isDone));
  });
}
