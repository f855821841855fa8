import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { anyGame, gamesOf, readConfig, startServer } from '@tavolata/server';
import { measured } from '../tables.ts';
import { MeasuredTable } from './measured-table.ts';
import { ours, theirs } from './stones.ts';

/**
 * The servers are processes of their own, and so is the crowd: whoever measures must not be busy. A process started
 * with this variable is one of them.
 */
const ROLE = 'TAVOLATA_BENCH_ROLE';
type Role = 'ours' | 'theirs' | 'crowd';

/** What a server can be asked about itself. */
const answers = {
  /** Seconds of the processor, since the start. */
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  },
  /** Bytes in use, after whatever is not has been cleared away. */
  memory: () => {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  },
};
type Figure = keyof typeof answers;

/** A server under test. */
export interface Contestant {
  readonly url: string;
  ask(figure: Figure): Promise<number>;
  close(): Promise<void>;
}

/** No limits: all clients come from one address, and as fast as they can. */
const UNLIMITED = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  METRICS: 'off',
  PACE_MIN: '0',
  PACE_MAX: '0',
  MESSAGES_PER_SECOND: '1000000',
  ADDRESS_MESSAGES_PER_SECOND: '1000000',
  ADDRESS_CONNECTIONS: '1000000',
  ADDRESS_CONNECTIONS_PER_SECOND: '1000000',
  REQUESTS_PER_MINUTE: '1000000',
  TABLES_PER_DAY: '1000000',
};

async function serveOurs(): Promise<string> {
  const config = readConfig({ ...UNLIMITED, DATA_DIR: process.env.DATA_DIR });
  const { url } = await startServer(config, { games: gamesOf(anyGame(ours), anyGame(measured)) });
  return url;
}

/** As its documentation starts it, with its storage in memory. */
async function serveTheirs(): Promise<string> {
  const { Server } = createRequire(import.meta.url)('boardgame.io/dist/cjs/server.js') as {
    Server: (options: object) => { run(port: number): Promise<{ appServer: import('node:net').Server }> };
  };
  console.warn = console.info = console.log = () => {};
  const { appServer } = await Server({ games: [theirs], origins: ['*'] }).run(0);
  const address = appServer.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
}

export const isChild = (): boolean => process.send !== undefined && process.env[ROLE] !== undefined;

export function runAsChild(): void {
  const role = process.env[ROLE] as Role;
  process.on('disconnect', () => process.exit());
  if (role === 'crowd') return gather(process.env.SERVER ?? '');
  process.on('message', (figure: Figure) => process.send?.({ figure: answers[figure]() }));
  void (role === 'ours' ? serveOurs() : serveTheirs()).then(url => process.send?.({ url }));
}

/** Tables opened at once: a server that is asked one thing at a time would mostly wait. */
const AT_ONCE = 8;

/** Opens tables of scripted players until there are as many as it is told, and lets them play. */
function gather(server: string): void {
  let opened = 0;
  const open = async (count: number): Promise<void> => {
    while (opened < count) await MeasuredTable.open(server, 1000 + 100 * opened++);
  };
  const grow = async (count: number): Promise<void> => {
    await Promise.all(Array.from({ length: AT_ONCE }, () => open(count)));
    process.send?.({ gathered: count });
  };
  process.on('message', (count: number) => void grow(count));
}

/** Tables of scripted players, in a process of their own. */
interface Crowd {
  /** Resolves when there are `tables`; false if the server does not let them in within `seconds`. */
  grow(tables: number, seconds: number): Promise<boolean>;
  close(): Promise<void>;
}

export function startCrowd(server: string): Crowd {
  const child = started('crowd', { SERVER: server });
  return {
    grow: async (tables, seconds) => {
      const gathered = heard<{ gathered: number }>(child, 'gathered').then(() => true);
      child.send(tables);
      const late = new Promise<boolean>(resolve => setTimeout(() => resolve(false), seconds * 1000).unref());
      return Promise.race([gathered, late]);
    },
    close: () => ended(child),
  };
}

function started(role: Role, env: Readonly<Record<string, string>>): ChildProcess {
  return fork(fileURLToPath(import.meta.url), {
    env: { ...process.env, [ROLE]: role, ...env, NODE_ENV: 'production' },
    // Many small objects live for a while in either: both get the same room for them.
    execArgv: ['--expose-gc', '--min-semi-space-size=32', '--max-semi-space-size=32'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise(resolve => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });

export async function start(role: 'ours' | 'theirs', dataDir = ':memory:'): Promise<Contestant> {
  const child = started(role, { DATA_DIR: dataDir });
  const { url } = await heard<{ url: string }>(child, 'url');
  return {
    url,
    ask: async figure => {
      const answer = heard<{ figure: number }>(child, 'figure');
      child.send(figure);
      return (await answer).figure;
    },
    close: () => ended(child),
  };
}

function heard<T>(child: ChildProcess, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const gone = (code: number | null): void => reject(new Error(`the process ended with ${code}`));
    const listen = (message: unknown): void => {
      if (typeof message !== 'object' || message === null || !(what in message)) return;
      child.off('message', listen);
      child.off('exit', gone);
      resolve(message as T);
    };
    child.on('message', listen);
    child.once('exit', gone);
  });
}
