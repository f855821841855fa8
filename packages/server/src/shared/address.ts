import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/** An IPv4 address with a port, or one of IPv6 in brackets. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([^\]]+)\](?::\d+)?)$/;

function withoutPort(text: string): string {
  const [, v4, v6] = WITH_PORT.exec(text) ?? [];
  return v4 ?? v6 ?? text;
}

/** The address a request came from, past as many proxies as we trust, or as many as have left a trace. */
export function addressOf(request: Pick<IncomingMessage, 'headers' | 'socket'>, trusted: number): string {
  // Nothing once the peer has gone.
  const direct = request.socket.remoteAddress ?? '';
  if (trusted === 0) return direct;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const address = withoutPort(forwarded.at(-Math.min(trusted, forwarded.length))?.trim() ?? '');
  return isIP(address) === 0 ? direct : address;
}

/** The eight numbers of an IPv6 address, however it is written. */
function groupsOf(address: string): readonly number[] {
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [front = [], back] = plain.split('::').map(part => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - front.length - (back?.length ?? 0)).fill('0');
  return [...front, ...zeros, ...(back ?? [])].map(group => Number.parseInt(group, 16));
}

/** How an IPv4 address begins that is written as one of IPv6. */
const MAPPED = [0, 0, 0, 0, 0, 0xffff].join();

/**
 * Whom an address counts for: whoever has one of IPv6 has all that begin with the same 64 bits, so these are one.
 */
export function householdOf(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%');
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 6).join() === MAPPED;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap(group => [group >> 8, group & 255])
      .join('.');
  return groups
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':');
}
