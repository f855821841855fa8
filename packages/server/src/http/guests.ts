import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Guest } from '../people/people.ts';
import { hashOf, isToken, newToken } from '../people/tokens.ts';

export const COOKIE = 'tavolata';
const YEARS = 10 * 365 * 24 * 3600;

/** The token a request bears: a browser's cookie, or for other clients a bearer's. */
function tokenIn({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const { cookie, authorization } = headers;
  const bearer = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
  if (isToken(bearer)) return bearer;
  for (const part of (cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === COOKIE && isToken(value)) return value;
  }
  return undefined;
}

/** Who sends this; nothing if it bears no token. Any token is a guest: those nobody was given hold nothing. */
export function guestOf(request: Pick<IncomingMessage, 'headers'>): Guest | undefined {
  const token = tokenIn(request);
  return token === undefined ? undefined : hashOf(token);
}

/** The same, and whoever is nobody yet becomes a guest: a cookie that scripts cannot read and other sites cannot send. */
export function makeGuest(request: FastifyRequest, reply: FastifyReply, config: Config): Guest {
  const known = guestOf(request.raw);
  if (known !== undefined) return known;
  const token = newToken();
  const secure = (config.publicUrl?.startsWith('https:') ?? false) || request.protocol === 'https';
  const path = `${config.basePath}/`;
  reply.header(
    'set-cookie',
    `${COOKIE}=${token}; Path=${path}; Max-Age=${YEARS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
  );
  return hashOf(token);
}

/** Whether a request comes from our own page, or from no page at all. */
export function isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>, config: Config): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (config.publicUrl && new URL(config.publicUrl).origin === origin) return true;
  // Whatever name we were called by, a page of that name is ours.
  return URL.canParse(origin) && new URL(origin).host === host;
}
