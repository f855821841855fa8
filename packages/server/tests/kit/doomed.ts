import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const ENV = {
  HOST: '127.0.0.1',
  PACE_MIN: '0',
  PACE_MAX: '0',
  METRICS: 'off',
  MESSAGES_PER_SECOND: '1000000',
  ADDRESS_MESSAGES_PER_SECOND: '1000000',
  ADDRESS_CONNECTIONS: '100000',
  REQUESTS_PER_MINUTE: '1000000',
  TABLES_PER_DAY: '1000000',
};

/** A server in a process of its own, killed without warning and started again on the same data and port. */
export class Doomed {
  url = '';
  private readonly program: string;
  private readonly dataDir: string;
  private process: ChildProcess | undefined;
  private port = '0';

  constructor(program: string, dataDir: string) {
    this.program = program;
    this.dataDir = dataDir;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [this.program], {
      env: { ...process.env, ...ENV, PORT: this.port, DATA_DIR: this.dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process = child;
    const ended = once(child, 'exit').then(() => {
      throw new Error('the server ended by itself');
    });
    const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
    const [url] = (await Promise.race([once(lines, 'line'), ended])) as [string];
    ended.catch(() => undefined);
    lines.close();
    this.url = url;
    this.port = new URL(url).port;
  }

  async kill(): Promise<void> {
    const child = this.process;
    if (!child) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}
