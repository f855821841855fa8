import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const ENV = {
  HOST: '127.0.0.1',
  PACE_MIN: '0',
  PACE_MAX: '0',
  METRICS: 'off',
  MESSAGES_PER_SECOND: '1000000',
  ADDRESS_MESSAGES_PER_SECOND: '1000000',
  ADDRESS_CONNECTIONS: '100000',
  ADDRESS_CONNECTIONS_PER_SECOND: '1000000',
  REQUESTS_PER_MINUTE: '1000000',
  TABLES_PER_DAY: '1000000',
};

interface ProcessOptions {
  /** The program that runs it: this one, unless another is to be tried. */
  readonly node?: string;
  /** Flags of that program. */
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** A server in a process of its own, killed without warning and started again on the same data and port. */
export class KillableServer {
  url = '';
  private readonly program: string;
  private readonly dataDir: string;
  private process: ChildProcess | undefined;
  private port = '0';
  private readonly options: ProcessOptions;

  constructor(program: string, dataDir: string, options: ProcessOptions = {}) {
    this.program = program;
    this.dataDir = dataDir;
    this.options = options;
  }

  async start(): Promise<void> {
    const { node = process.execPath, flags = [], env } = this.options;
    const child = spawn(node, [...flags, this.program], {
      env: { ...process.env, ...ENV, ...env, PORT: this.port, DATA_DIR: this.dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process = child;
    const ended = once(child, 'exit').then(() => {
      throw new Error('the server ended by itself');
    });
    const url = await Promise.race([addressIn(child.stdout as Readable), ended]);
    ended.catch(() => undefined);
    this.url = url;
    this.port = new URL(url).port;
  }

  /** It stands still until it is told to go on. */
  suspend(): void {
    this.process?.kill('SIGSTOP');
  }

  goOn(): void {
    this.process?.kill('SIGCONT');
  }

  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** How it ends, told to. */
  async end(signal: NodeJS.Signals): Promise<number | undefined> {
    const child = this.process;
    this.process = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return undefined;
    const gone = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    return (await gone)[0] ?? undefined;
  }
}

/** Where the server is, as the first line of its output says that names it; all others are read too. */
function addressIn(output: Readable): Promise<string> {
  return new Promise(resolve => {
    createInterface({ input: output }).on('line', line => {
      const [url] = /http:\/\/[\w.]+:\d+[^"\s]*/.exec(line) ?? [];
      if (url !== undefined) resolve(url);
    });
  });
}
