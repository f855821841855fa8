import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, startServer } from '@tavolata/server';
import { onTestFinished } from 'vitest';
import { BUILT } from './page.ts';

/** A server with the page as it was built and compressed, until the test ends; its address. */
export async function servedAsBuilt(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tavolata-wire-'));
  const env = { DATA_DIR: dataDir, WEB_DIR: BUILT, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
  const server = await startServer(readConfig(env));
  onTestFinished(async () => {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return server.url;
}
