import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isOwnName } from './own-machine.ts';

/** Nothing from elsewhere, nothing inline: a name or a line of chat that got onto the page as markup could do nothing. */
function contentPolicy(config: Config): string {
  const live = config.publicUrl ? new URL(config.publicUrl).origin.replace(/^http/, 'ws') : undefined;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${live ? ` ${live}` : ''}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function addHeaders(app: FastifyInstance, config: Config): void {
  const isSecure = config.publicUrl?.startsWith('https:') ?? false;
  const headers = {
    'content-security-policy': contentPolicy(config),
    'x-content-type-options': 'nosniff',
    // Table names are half a secret: no other site learns them.
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'x-frame-options': 'DENY',
    // What one guest is told, their cards among it, is kept by no proxy for another; the page's files say otherwise.
    'cache-control': 'no-store',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
  };
  // Over plain HTTP from another machine browsers ignore it, and warn with every page.
  const isTrusted = ({ protocol, hostname }: FastifyRequest): boolean =>
    isSecure || protocol === 'https' || isOwnName(hostname);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (isTrusted(request)) reply.header('cross-origin-opener-policy', 'same-origin');
  });
}
