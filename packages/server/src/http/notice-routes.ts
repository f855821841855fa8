import type { FastifyInstance } from 'fastify';
import { requests } from '../lobby/requests.ts';
import type { Desk } from './app.ts';
import { makeGuest } from './guests.ts';
import { known, read, seldom } from './lobby-routes.ts';

/** How somebody wants to be told that it is their turn. */
export function addNoticeRoutes(app: FastifyInstance, { config, notifier }: Desk): void {
  app.get('/notices', async () => notifier.offer());
  app.post('/notices/confirm', seldom(config), async (request, reply) => {
    await notifier.confirm(read(requests.confirm, request.body).link);
    return reply.code(204).send();
  });
  app.put('/notices', seldom(config), async (request, reply) => {
    const wish = read(requests.notify, request.body);
    await notifier.wish(makeGuest(request, reply, config), wish);
    return reply.code(204).send();
  });
  app.delete('/notices/:way', async (request, reply) => {
    const { way } = read(requests.noNotify, request.params);
    await notifier.unwish(known(request), way);
    return reply.code(204).send();
  });
}
