import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { hashOf } from '../people/tokens.ts';
import type { HttpContext } from './app.ts';
import { isHere } from './own-machine.ts';

/** The figures are for whoever has the token; where there is none, for whoever sits at the server itself. */
function mayCount(request: FastifyRequest, { metricsToken }: Config): boolean {
  if (metricsToken === undefined) return isHere(request);
  // Of hashes nobody learns anything by how long it takes to compare them.
  return hashOf(request.headers.authorization ?? '') === hashOf(`Bearer ${metricsToken}`);
}

/** For whoever watches the server: is it alive, can it work, how is it doing. */
export function addHealth(app: FastifyInstance, desk: HttpContext): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ok = desk.isReady();
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  if (!desk.config.metrics) return;
  app.get('/metrics', async (request, reply) => {
    if (!mayCount(request, desk.config)) return reply.callNotFound();
    const { registry } = desk.meters;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
