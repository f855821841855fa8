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
/** The page is of so many files; so many of them may be fetched for each request to the API, */
const FILES_PER_REQUEST = 10;
/** in bursts of what so many milliseconds bring: several browsers that fetch all of the page at once. */
const FILES_BURST_MS = 20_000;
const MINUTE_MS = 60_000;
/** How long a whole request may take to arrive, and its headers, in milliseconds; looked for as often as CHECK. */
const REQUEST_TIMEOUT = 60_000;
const HEADERS_TIMEOUT = 20_000;
const CHECK = 5000;

/** Lists of tables are a tenth as long so; what is short is sent as it is. Quick rather than small. */
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

export async function addRoutes(app: FastifyInstance, desk: HttpContext): Promise<void> {
  const { config } = desk;
  const connections = addConnections(app, config, desk.meters);
  addHeaders(app, config);
  answerErrors(app, desk);
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
      addHealth(base, desk);
      await base.register(
        async api => {
          await api.register(compress, COMPRESSION);
          await api.register(rateLimit, { ...rateLimits, max: config.limits.requests });
          addLobbyRoutes(api, desk);
          addNoticeRoutes(api, desk);
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

/** Nobody else's page may act in a guest's name; with the cookie's SameSite this is the second lock on that door. */
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
 * Every error is `{error: {code}}`, but for people who have lost their way; what is our fault is in the log and not in the
 * answer.
 */
function answerErrors(app: FastifyInstance, { config, meters }: HttpContext): void {
  app.setErrorHandler((error: FastifyError | HttpError, request, reply) => {
    const trouble = error instanceof HttpError ? error : new HttpError(codeOf(error));
    if (trouble.status >= 500) request.log.error({ err: error, url: request.url }, 'a request failed');
    meters.refused(trouble.code);
    // Another request of the same browser may have gone well meanwhile: its cookie must not be overwritten.
    reply.removeHeader('set-cookie');
    // To ask again takes a new connection: of those there are few a second.
    if (trouble.code === 'too-fast') reply.header('connection', 'close');
    return reply.code(trouble.status).send({ error: { code: trouble.code } });
  });
  app.setNotFoundHandler(answerLost(config));
}
