import type { LobbyAnswer, LobbyParams, LobbyRoute, ReadBody } from '@tavolata/protocol';
import { bodies, params } from '@tavolata/protocol/validate';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  RouteShorthandOptions,
} from 'fastify';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import { guestOf } from '../people/guests.ts';
import type { Guest } from '../people/people.ts';
import { HttpError } from '../shared/http-error.ts';

/** A request of the lobby that is what it should be. */
interface LobbyRequest<R extends LobbyRoute> {
  readonly params: LobbyParams<R>;
  readonly body: ReadBody<R>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Handler<R extends LobbyRoute> = (request: LobbyRequest<R>) => Promise<LobbyAnswer<R>>;

/** Answers one of the protocol's requests; what does not fit its shape is refused before anybody sees it. */
export function addRoute<R extends LobbyRoute>(
  app: FastifyInstance,
  route: R,
  options: RouteShorthandOptions,
  handler: Handler<R>,
): void {
  const [method, url] = route.split(' ') as [HTTPMethods, string];
  const schema: v.GenericSchema | undefined = Object.hasOwn(bodies, route)
    ? bodies[route as keyof typeof bodies]
    : undefined;
  app.route({
    ...options,
    method,
    url,
    handler: async (request, reply) => {
      const named = readParams(request.params) as LobbyParams<R>;
      const body = (schema && validate(schema, request.body ?? {})) as ReadBody<R>;
      const answer = await handler({ params: named, body, request, reply });
      return answer === undefined ? reply.code(204).send() : answer;
    },
  });
}

function readParams(found: unknown): Readonly<Record<string, unknown>> {
  const entries = Object.entries(found as Readonly<Record<string, unknown>>);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, validate(params[name as keyof typeof params], value)]),
  );
}

/** What was sent, if it is what it should be. */
export function validate<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const { success, output } = v.safeParse(schema, value, { abortEarly: true });
  if (!success) throw new HttpError('malformed');
  return output;
}

/** Whoever has no cookie yet holds nothing either. */
export function knownGuest(request: FastifyRequest): Guest {
  const guest = guestOf(request.raw);
  if (guest === undefined) throw new HttpError('no-guest');
  return guest;
}

const MINUTE_MS = 60_000;

/** At most one in `share` requests may be of this kind, in bursts of what `timeWindow` milliseconds bring. */
const oneIn =
  (share: number, timeWindow = MINUTE_MS) =>
  ({ limits }: Config): RouteShorthandOptions => {
    const max = Math.floor((limits.requests * timeWindow) / MINUTE_MS / share);
    return { config: { rateLimit: { max: Math.max(1, max), timeWindow } } };
  };

/** For what reads much of the database; pages look at their list three times a minute. */
export const listRate = oneIn(3, MINUTE_MS / 3);
/** For what writes much, loads a whole match or could be used to try links. */
export const writeRate = oneIn(5);
/** For what keeps everybody waiting, or writes to somebody. */
export const costlyRate = oneIn(50);
