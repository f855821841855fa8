import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { hashOf } from '../people/tokens.ts';
import type { HttpContext } from './app.ts';
import { isHere } from './own-machine.ts';

/** Metrics are for whoever has METRICS_TOKEN; where none is set, for requests from this machine. */
function mayCount(request: FastifyRequest, { metricsToken }: Config): boolean {
  if (metricsToken === undefined) return isHere(request);
  // Hashes, so that the time a comparison takes tells nothing.
  return hashOf(request.headers.authorization ?? '') === hashOf(`Bearer ${metricsToken}`);
}

/** `/healthz`, `/readyz` and `/metrics`. */
export function addHealth(app: FastifyInstance, context: HttpContext): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ok = context.isReady();
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  if (!context.config.metrics) return;
  app.get('/metrics', async (request, reply) => {
    if (!mayCount(request, context.config)) return reply.callNotFound();
    const { registry } = context.meters;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
