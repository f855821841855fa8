import type { IncomingMessage } from 'node:http';
import { isToken } from '@tavolata/protocol/validate';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Guest } from './people.ts';
import { hashOf, newToken } from './tokens.ts';

export const COOKIE = 'tavolata';
/** Browsers keep no cookie for longer, whatever they are told: in seconds. */
const KEPT = 400 * 24 * 3600;

type Headed = Pick<IncomingMessage, 'headers'>;

function cookieIn({ headers }: Headed): string | undefined {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === COOKIE && isToken(value)) return value;
  }
  return undefined;
}

/** The token a request bears: a browser's cookie, or for other clients a bearer's. */
function tokenIn(request: Headed): string | undefined {
  const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  return isToken(bearer) ? bearer : cookieIn(request);
}

/** Who sends this; nothing if it bears no token. Any token is a guest: those nobody was given hold nothing. */
export function guestOf(request: Headed): Guest | undefined {
  const token = tokenIn(request);
  return token === undefined ? undefined : hashOf(token);
}

/** A cookie that scripts cannot read and other sites cannot send. */
function setCookie(token: string, request: FastifyRequest, reply: FastifyReply, config: Config): void {
  const secure = (config.publicUrl?.startsWith('https:') ?? false) || request.protocol === 'https';
  const path = `${config.basePath}/`;
  reply.header(
    'set-cookie',
    `${COOKIE}=${token}; Path=${path}; Max-Age=${KEPT}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
  );
}

/** Who sends this; whoever is nobody yet becomes a guest. */
export function makeGuest(request: FastifyRequest, reply: FastifyReply, config: Config): Guest {
  const known = guestOf(request.raw);
  if (known !== undefined) return known;
  const token = newToken();
  setCookie(token, request, reply, config);
  return hashOf(token);
}

/** The same cookie again: as long as somebody looks in now and then, they stay who they are. */
export function renewGuest(request: FastifyRequest, reply: FastifyReply, config: Config): void {
  const token = cookieIn(request.raw);
  if (token !== undefined) setCookie(token, request, reply, config);
}

/** Whether a request comes from our own page, or from no page at all. */
export function isOwnOrigin({ headers }: Headed, config: Config): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (config.publicUrl && new URL(config.publicUrl).origin === origin) return true;
  // Whatever name we were called by, a page of that name is ours.
  return URL.canParse(origin) && new URL(origin).host === host;
}
