import type { FastifyInstance } from 'fastify';
import type { Desk } from './app.ts';

/** For whoever watches the server: is it alive, can it work, how is it doing. */
export function addHealth(app: FastifyInstance, desk: Desk): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ok = desk.isReady();
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  if (!desk.config.metrics) return;
  app.get('/metrics', async (_request, reply) => {
    const { registry } = desk.meters;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
