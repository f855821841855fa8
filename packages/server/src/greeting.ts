import { networkInterfaces } from 'node:os';
import { type Config, describeConfig } from './config.ts';

/** The addresses by which others on the same network find this machine. */
function neighbourly(): string[] {
  const all = Object.values(networkInterfaces()).flatMap(list => list ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

function othersReach({ host, publicUrl }: Config, url: string, addresses: readonly string[]): string[] {
  if (publicUrl) return [publicUrl];
  const isOpen = host === '0.0.0.0' || host === '::';
  return isOpen ? addresses.map(address => url.replace('//localhost', `//${address}`)) : [];
}

/** What somebody who has started the server by hand reads: where to go, how it is set, how to stop. */
export function greeting(config: Config, url: string, addresses: readonly string[] = neighbourly()): string {
  const settings = Object.entries(describeConfig(config)).map(
    ([name, value]) => `  ${name} ${JSON.stringify(value)}`,
  );
  return [
    '',
    `Tavolata: ${url}`,
    ...othersReach(config, url, addresses).map(other => `per gli altri / for others: ${other}`),
    ...settings,
    'Ctrl-C per chiudere / to stop',
    '',
  ].join('\n');
}
