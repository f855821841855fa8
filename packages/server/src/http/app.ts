import { maxHeaderSize } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import type { Code } from '@tavolata/protocol';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Config } from '../config.ts';
import type { LobbyContext } from '../lobby/context.ts';
import type { Metrics } from '../metrics.ts';
import type { Notifier } from '../notices/notifier.ts';
import { isOwnOrigin } from '../people/guests.ts';
import { codeOfStorageError, HttpError } from '../shared/http-error.ts';
import { BucketStore } from './bucket-store.ts';
import { addConnections, clientOf } from './connections.ts';
import { addHeaders } from './headers.ts';
import { addHealth } from './health.ts';
import { addLobbyRoutes } from './lobby-routes.ts';
import { answerLost } from './not-found.ts';
import { addNoticeRoutes } from './notice-routes.ts';
import { addPage } from './page.ts';
import { addReach } from './reach-route.ts';
import { readableUrl } from './readable-url.ts';

const MAX_BODY = 16 * 1024;
/** Files of the page an address may fetch for each request to the API it is allowed. */
const FILES_PER_REQUEST = 10;
/** The burst holds what this time brings: several browsers that fetch the whole page at once. */
const FILES_BURST_MS = 20_000;
const MINUTE_MS = 60_000;
/** How long a request and its headers may take to arrive, in milliseconds; checked every `CHECK`. */
const REQUEST_TIMEOUT = 60_000;
const HEADERS_TIMEOUT = 20_000;
const CHECK = 5000;

/** Lists of tables shrink to a tenth; short answers are sent plain. Low levels: quick rather than small. */
const COMPRESSION = {
  threshold: 1024,
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

/** What HTTP needs of the rest. */
export interface HttpContext extends LobbyContext {
  readonly meters: Metrics;
  readonly notifier: Notifier;
  /** Whether the server can do its work now. */
  isReady(): boolean;
}

export function newApp(config: Config, log: FastifyBaseLogger): FastifyInstance {
  return Fastify({
    loggerInstance: log,
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    bodyLimit: MAX_BODY,
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: CHECK },
    forceCloseConnections: true,
    rewriteUrl: readableUrl,
    // Names of any length are told from those of tables by whoever reads them, and refused with one of our codes.
    routerOptions: { maxParamLength: maxHeaderSize },
    // Pages fetch many files; what matters is logged by those who do it.
    logController: new LogController({ disableRequestLogging: true }),
  });
}

export async function addRoutes(app: FastifyInstance, context: HttpContext): Promise<void> {
  const { config } = context;
  const connections = addConnections(app, config, context.meters);
  addHeaders(app, config);
  answerErrors(app, context);
  refuseForeignOrigins(app, config);
  app.addHook('onRequest', async (request, reply) => {
    if (!connections.admits(request.raw, reply.raw)) throw new HttpError('too-fast');
  });
  const rateLimits = {
    timeWindow: MINUTE_MS,
    store: BucketStore,
    keyGenerator: ({ raw }: FastifyRequest) => clientOf(raw, config),
    errorResponseBuilder: () => new HttpError('too-fast'),
  };
  await app.register(
    async base => {
      addHealth(base, context);
      await base.register(
        async api => {
          await api.register(compress, COMPRESSION);
          await api.register(rateLimit, { ...rateLimits, max: config.limits.requests });
          addLobbyRoutes(api, context);
          addNoticeRoutes(api, context);
          addReach(api, config);
        },
        { prefix: '/api' },
      );
      await base.register(async page => {
        const max = Math.ceil((FILES_PER_REQUEST * config.limits.requests * FILES_BURST_MS) / MINUTE_MS);
        await page.register(rateLimit, { ...rateLimits, max, timeWindow: FILES_BURST_MS });
        await addPage(page, config);
      });
    },
    { prefix: config.basePath },
  );
  // Where everything lies below a path, the addresses people type for it lead there.
  if (config.basePath)
    for (const path of ['/', config.basePath])
      app.get(path, (_request, reply) => reply.redirect(`${config.basePath}/`));
}

/** Refuses requests of other sites' pages; the cookie's SameSite does so too. */
function refuseForeignOrigins(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async request => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnOrigin(request.raw, config))
      throw new HttpError('wrong-origin');
  });
}

function codeOf(error: FastifyError): Code {
  const code = codeOfStorageError(error);
  if (code) return code;
  if (error.statusCode === 413) return 'oversized';
  return error.statusCode !== undefined && error.statusCode < 500 ? 'malformed' : 'failed';
}

/**
 * Every error is `{error: {code}}`, except the page for addresses that do not exist. Our own faults are in the log, not in
 * the answer.
 */
function answerErrors(app: FastifyInstance, { config, meters }: HttpContext): void {
  app.setErrorHandler((error: FastifyError | HttpError, request, reply) => {
    const httpError = error instanceof HttpError ? error : new HttpError(codeOf(error));
    if (httpError.status >= 500) request.log.error({ err: error, url: request.url }, 'a request failed');
    meters.refused(httpError.code);
    // Another request of the same browser may have gone well meanwhile: its cookie must not be overwritten.
    reply.removeHeader('set-cookie');
    // Asking again takes a new connection, and those are limited per second.
    if (httpError.code === 'too-fast') reply.header('connection', 'close');
    return reply.code(httpError.status).send({ error: { code: httpError.code } });
  });
  app.setNotFoundHandler(answerLost(config));
}
