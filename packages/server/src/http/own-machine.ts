import type { FastifyRequest } from 'fastify';

const OWN_NAME = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const OWN_ADDRESS = /^((::ffff:)?127(\.\d+){3}|::1)$/;
/** What proxies leave behind: theirs is the last address, but not the first. */
const PASSED_ON = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

export const isOwnName = (hostname: string): boolean => OWN_NAME.test(hostname);

/** Whether somebody at this very machine asks, by its own name. */
export const isHere = ({ hostname, headers, raw: { socket } }: FastifyRequest): boolean =>
  isOwnName(hostname) &&
  OWN_ADDRESS.test(socket.remoteAddress ?? '') &&
  !PASSED_ON.some(name => name in headers);
