import { networkInterfaces } from 'node:os';
import type { Config } from './config.ts';

/** How the addresses of home networks begin; after these come those that are rather of machines inside this one. */
const HOMELY = ['192.168.', '10.'];

const strangeness = (address: string): number => {
  const at = HOMELY.findIndex(begin => address.startsWith(begin));
  return at < 0 ? HOMELY.length : at;
};

/** The addresses by which others on the same network find this machine, the likeliest first. */
function neighbourly(): string[] {
  const all = Object.values(networkInterfaces()).flatMap(list => list ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

/** Where others find the server that this machine finds at `url`; nowhere, if it hears this machine alone. */
export function othersReach(
  { host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>,
  url: string,
  addresses: readonly string[] = neighbourly(),
): string[] {
  if (publicUrl) return [publicUrl];
  if (host !== '0.0.0.0' && host !== '::') return [];
  const { protocol, port, pathname } = new URL(url);
  const rest = `${port && `:${port}`}${pathname.replace(/\/$/, '')}`;
  return [...addresses]
    .sort((one, other) => strangeness(one) - strangeness(other))
    .map(address => `${protocol}//${address}${rest}`);
}
