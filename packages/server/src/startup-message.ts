import { type Config, describeConfig } from './config.ts';
import { othersReach } from './reach.ts';

/** What somebody who has started the server by hand reads: where to go, how it is set, how to stop. */
export function startupMessage(config: Config, url: string, addresses?: readonly string[]): string {
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
