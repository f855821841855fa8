import type { FastifyInstance } from 'fastify';
import { requests } from '../lobby/requests.ts';
import type { Desk } from './app.ts';
import { makeGuest } from './guests.ts';
import { known, rarely, read, seldom } from './lobby-routes.ts';
import { stopAnswer, stopHeaders, stopQuestion } from './stop-page.ts';

/** How somebody wants to be told that it is their turn. */
export function addNoticeRoutes(app: FastifyInstance, { config, notifier }: Desk): void {
  app.get('/notices', async () => notifier.offer());
  app.post('/notices/confirm', seldom(config), async (request, reply) => {
    await notifier.confirm(read(requests.link, request.body).link);
    return reply.code(204).send();
  });
  app.put('/notices', rarely(config), async (request, reply) => {
    const wish = read(requests.notify, request.body);
    await notifier.wish(makeGuest(request, reply, config), wish);
    return reply.code(204).send();
  });
  app.delete('/notices/:way', async (request, reply) => {
    const { way } = read(requests.noNotify, request.params);
    await notifier.unwish(known(request), way);
    return reply.code(204).send();
  });
  app.register(async stop => addStopRoutes(stop, notifier));
}

/** Where the last link of each mail leads: a page for people, and one request for mail programs (RFC 8058). */
function addStopRoutes(app: FastifyInstance, notifier: Desk['notifier']): void {
  // Which button it was says nothing more.
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
  app.get('/notices/stop/:link', async (request, reply) => {
    read(requests.link, request.params);
    return reply.headers(stopHeaders).send(stopQuestion());
  });
  app.post('/notices/stop/:link', async (request, reply) => {
    const isDone = await notifier.stopMail(read(requests.link, request.params).link);
    return reply.headers(stopHeaders).send(stopAnswer(isDone));
  });
}
