import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import type { House } from './house.ts';
import { seededPage } from './page.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const START = join(HERE, '../../../../../scripts/start.mjs');
const SEEDED = pathToFileURL(join(HERE, 'seeded-start.mjs')).href;

/** The same house as people run it, in a process of its own; `stop` kills it without a warning. */
export async function openDoomedHouse(): Promise<House> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tavolata-doomed-'));
  const webDir = seededPage(1);
  let starts = 0;
  let child: ChildProcess | undefined;
  const start = async (port: string): Promise<string> => {
    child = spawn(process.execPath, ['--import', SEEDED, START], {
      env: {
        ...process.env,
        npm_lifecycle_event: 'start',
        // Another one each time: tokens must not come twice.
        SEED: String(++starts),
        PORT: port,
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        WEB_DIR: webDir,
        PACE_MIN: '0',
        PACE_MAX: '0',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    for await (const line of createInterface({ input: child.stderr as NodeJS.ReadableStream })) {
      const [, found] = /^Tavolata: (http\S+)$/.exec(line) ?? [];
      if (found) return found;
    }
    throw new Error('the server ended without saying where it is');
  };
  const stop = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  onTestFinished(async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const url = await start('0');
  return {
    url,
    webDir,
    stop,
    start: async () => {
      await start(new URL(url).port);
    },
  };
}
