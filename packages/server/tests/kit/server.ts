import { SeededEntropy } from '@tavolata/table';
import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import { type Config, readConfig } from '../../src/config.ts';
import { type Overrides, type RunningServer, startServer } from '../../src/server.ts';
import { newFolder } from './folder.ts';

/** Nothing is too fast for a test unless it says so. */
const OPEN = {
  MESSAGES_PER_SECOND: '1000000',
  ADDRESS_MESSAGES_PER_SECOND: '1000000',
  ADDRESS_CONNECTIONS: '100000',
  ADDRESS_CONNECTIONS_PER_SECOND: '1000000',
  REQUESTS_PER_MINUTE: '1000000',
  TABLES_PER_DAY: '1000000',
  PORT: '0',
  HOST: '127.0.0.1',
  PACE_MIN: '0',
  PACE_MAX: '0',
};

/** How many servers this file of tests has opened: what they deal hangs on that, and on no other file. */
let opened = { file: '', count: 0 };

function nextNumber(): number {
  const { testPath = '' } = expect.getState();
  opened = { file: testPath, count: opened.file === testPath ? opened.count + 1 : 1 };
  return opened.count;
}

export interface TestServer extends RunningServer {
  readonly config: Config;
  /** Stops it in good order and starts it again on the same folder and port. */
  restart(): Promise<void>;
}

export function testConfig(env: Readonly<Record<string, string>> = {}): Config {
  return readConfig({ ...OPEN, DATA_DIR: newFolder(), ...env });
}

/** A real server on a port of its own, stopped when the test is over. Every run deals the same cards. */
export async function serve(
  env: Readonly<Record<string, string>> = {},
  overrides: Overrides = {},
): Promise<TestServer> {
  const config = testConfig(env);
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' });
  const parts = { log, entropy: new SeededEntropy(`server ${nextNumber()}`), ...overrides };
  let running = await startServer(config, parts);
  const again = { ...config, port: Number(new URL(running.url).port) };
  onTestFinished(() => running.close());
  return {
    config,
    get url() {
      return running.url;
    },
    close: () => running.close(),
    restart: async () => {
      await running.close();
      running = await startServer(again, parts);
    },
  };
}
