import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, startServer } from '@tavolata/server';
import { onTestFinished } from 'vitest';
import { builtPage } from './page.ts';

export interface House {
  readonly url: string;
  stop(): Promise<void>;
  /** Again, on the same port and data. */
  start(): Promise<void>;
}

/** A real server with a real database and the built page; bots think fast, and nothing is too fast for it. */
export async function openHouse(env: Readonly<Record<string, string>> = {}): Promise<House> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tavolata-house-'));
  const webDir = await builtPage();
  const config = (port: string) =>
    readConfig({
      DATA_DIR: dataDir,
      WEB_DIR: webDir,
      PORT: port,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      PACE_MIN: '0',
      PACE_MAX: '0',
      REQUESTS_PER_MINUTE: '1000000',
      MESSAGES_PER_SECOND: '10000',
      ...env,
    });
  let running = await startServer(config('0'));
  const { url } = running;
  onTestFinished(async () => {
    await running.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    url,
    stop: () => running.close(),
    start: async () => {
      running = await startServer(config(new URL(url).port));
    },
  };
}
