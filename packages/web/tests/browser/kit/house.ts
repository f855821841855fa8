import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, startServer } from '@tavolata/server';
import { onTestFinished } from 'vitest';
import { seededEntropy } from './chance.ts';
import { seededPage } from './page.ts';

export interface House {
  readonly url: string;
  /** The folder of its page. */
  readonly webDir: string;
  stop(): Promise<void>;
  /** Again, on the same port and data. */
  start(): Promise<void>;
}

/**
 * A real server with a real database and the built page; bots think fast, and nothing is too fast for it. The seed says
 * how every match in it is dealt, on the server and in the browsers of its guests.
 */
export async function openHouse(seed = 1, env: Readonly<Record<string, string>> = {}): Promise<House> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tavolata-house-'));
  const webDir = seededPage(seed);
  const start = (port: string) => {
    const config = readConfig({
      DATA_DIR: dataDir,
      WEB_DIR: webDir,
      PORT: port,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      PACE_MIN: '0',
      PACE_MAX: '0',
      REQUESTS_PER_MINUTE: '1000000',
      TABLES_PER_DAY: '1000000',
      MESSAGES_PER_SECOND: '10000',
      ...env,
    });
    return startServer(config, { entropy: seededEntropy(seed) });
  };
  let running = await start('0');
  const { url } = running;
  onTestFinished(async () => {
    await running.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    url,
    webDir,
    stop: () => running.close(),
    start: async () => {
      running = await start(new URL(url).port);
    },
  };
}
