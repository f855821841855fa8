import { maxHeaderSize } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from 'fastify';
import type { Config } from '../config.ts';
import type { House } from '../lobby/house.ts';
import { storeCode, Trouble } from '../lobby/trouble.ts';
import type { Meters } from '../metrics.ts';
import type { Notifier } from '../notices/notifier.ts';
import type { Code } from '../protocol/codes.ts';
import { householdOf } from '../socket/address.ts';
import { isOwnOrigin } from './guests.ts';
import { addHeaders } from './headers.ts';
import { addHealth } from './health.ts';
import { addLobbyRoutes } from './lobby-routes.ts';
import { answerLost } from './lost.ts';
import { addNoticeRoutes } from './notice-routes.ts';
import { addPage } from './page.ts';
import { addReach } from './reach-route.ts';
import { readableUrl } from './readable.ts';

const MAX_BODY = 16 * 1024;
/** Whoever takes longer to say what they want keeps a line open for nothing, in milliseconds. */
const SAID_WITHIN = 60_000;

/** What HTTP needs of the rest. */
export interface Desk extends House {
  readonly meters: Meters;
  readonly notifier: Notifier;
  /** Whether the server can do its work now. */
  isReady(): boolean;
}

export function newApp(config: Config, log: FastifyBaseLogger): FastifyInstance {
  return Fastify({
    loggerInstance: log,
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    bodyLimit: MAX_BODY,
    requestTimeout: SAID_WITHIN,
    forceCloseConnections: true,
    rewriteUrl: readableUrl,
    // Names of any length are told from those of tables by whoever reads them, and refused with one of our codes.
    routerOptions: { maxParamLength: maxHeaderSize },
    // Pages fetch many files; what matters is logged by those who do it.
    logController: new LogController({ disableRequestLogging: true }),
  });
}

export async function addRoutes(app: FastifyInstance, desk: Desk): Promise<void> {
  const { config } = desk;
  addHeaders(app, config);
  answerErrors(app, desk);
  refuseOthers(app, config);
  await app.register(
    async base => {
      addHealth(base, desk);
      await base.register(
        async api => {
          await api.register(rateLimit, {
            max: config.limits.requests,
            timeWindow: 60_000,
            keyGenerator: request => householdOf(request.ip),
            errorResponseBuilder: () => new Trouble('too-fast'),
          });
          addLobbyRoutes(api, desk);
          addNoticeRoutes(api, desk);
          addReach(api, config);
        },
        { prefix: '/api' },
      );
      await addPage(base, config);
    },
    { prefix: config.basePath },
  );
  // Where everything lies below a path, the addresses people type for it lead there.
  if (config.basePath)
    for (const path of ['/', config.basePath])
      app.get(path, (_request, reply) => reply.redirect(`${config.basePath}/`));
}

/** Nobody else's page may act in a guest's name; with the cookie's SameSite this is the second lock on that door. */
function refuseOthers(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async request => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnOrigin(request.raw, config))
      throw new Trouble('wrong-origin');
  });
}

function codeOf(error: FastifyError): Code {
  const code = storeCode(error);
  if (code) return code;
  if (error.statusCode === 413) return 'oversized';
  return error.statusCode !== undefined && error.statusCode < 500 ? 'malformed' : 'failed';
}

/**
 * Every error is `{error: {code}}`, but for people who have lost their way; what is our fault is in the log and not in the
 * answer.
 */
function answerErrors(app: FastifyInstance, { config, meters }: Desk): void {
  app.setErrorHandler((error: FastifyError | Trouble, request, reply) => {
    const trouble = error instanceof Trouble ? error : new Trouble(codeOf(error));
    if (trouble.status >= 500) request.log.error({ err: error, url: request.url }, 'a request failed');
    meters.refused(trouble.code);
    // Another request of the same browser may have gone well meanwhile: its cookie must not be overwritten.
    reply.removeHeader('set-cookie');
    return reply.code(trouble.status).send({ error: { code: trouble.code } });
  });
  app.setNotFoundHandler(answerLost(config));
}
