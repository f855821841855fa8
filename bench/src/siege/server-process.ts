import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The memory the docs promise to be enough, in megabytes. */
export const MEMORY = 512;
const STARTS_WITHIN = 60_000;
const STOPS_WITHIN = 30_000;

/** The bundle that `npm start` runs lies beside this one. */
const PROGRAM = join(dirname(fileURLToPath(import.meta.url)), 'server.mjs');

interface Ended {
  readonly code: number | null;
  readonly signal: string | null;
  /** The end of what it said. */
  readonly said: string;
}

/** The real server as a process of its own, on a real folder, with the limits it has by default. */
export class ServerProcess {
  readonly pid: number;
  readonly port: number;
  ended: Ended | undefined;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.pid = child.pid ?? 0;
    this.port = port;
  }

  /** Resolves when it listens; on the same port, after a restart. */
  static async start(dataDir: string, port = 0): Promise<ServerProcess> {
    const child = spawn(process.execPath, [`--max-old-space-size=${MEMORY}`, PROGRAM], {
      env: { ...bareEnvironment(), HOST: '0.0.0.0', PORT: `${port}`, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const gone = once(child, 'exit');
    const orphan = (): boolean => child.kill('SIGKILL');
    process.once('exit', orphan);
    void gone.then(() => process.off('exit', orphan));
    const keep = (part: Buffer): void => {
      said = `${said}${part}`.slice(-2000);
    };
    child.stderr?.on('data', keep);
    try {
      const server = new ServerProcess(child, await portOf(child, gone));
      void gone.then(([code, signal]) => {
        server.ended = { code, signal, said };
      });
      return server;
    } catch {
      child.kill('SIGKILL');
      throw new Error(`the server did not start: ${said}`);
    }
  }

  /** As systemd or Docker would: asked to stop, and killed if it does not. */
  async stop(): Promise<void> {
    const late = setTimeout(() => this.child.kill('SIGKILL'), STOPS_WITHIN);
    await this.end('SIGTERM');
    clearTimeout(late);
  }

  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill(signal);
    await gone;
  }
}

/** Nothing that somebody has set for a server of theirs. */
const bareEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
});

/** Reads its log, and goes on reading: a pipe that is full would stop it. */
function portOf(child: ChildProcess, gone: Promise<unknown>): Promise<number> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('too late')), STARTS_WITHIN);
    void gone.then(() => reject(new Error('it ended')));
    if (!child.stdout) return reject(new Error('it says nothing'));
    createInterface({ input: child.stdout }).on('line', line => {
      if (!line.includes('"Tavolata is open"')) return;
      clearTimeout(late);
      resolve(Number(new URL((JSON.parse(line) as { url: string }).url).port));
    });
  });
}
