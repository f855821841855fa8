import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ConfigError, readConfig } from './config.ts';
import { FileReports } from './ports/reports.ts';
import { type RunningServer, startServer } from './server.ts';
import { backUp, restore } from './storage/backup.ts';
import { StoreError } from './storage/database.ts';

const HELP = `Tavolata's server. Everything is set by environment variables: see docs/self-hosting.md.
  serve            start the server (also without any word)
  backup [FILE]    copy all data into one file, also while the server runs
  restore FILE     put a backup in the place of the data; only while no server runs`;

export { startServer };

/** Beside the bundle, where the build puts them. */
const beside = (name: string): URL => new URL(name, import.meta.url);

/** Runs until it is told to stop. */
export async function serve(env: NodeJS.ProcessEnv = process.env): Promise<RunningServer> {
  const config = readConfig(env, fileURLToPath(beside('./web')));
  const thinker = beside('./thinker.mjs');
  const server = await startServer(config, existsSync(thinker) ? { thinker } : {});
  const reports = new FileReports(config.dataDir, () => undefined);
  const stop = (code: number) => {
    process.exitCode = code;
    void server.close().finally(() => process.exit());
  };
  process.once('SIGTERM', () => stop(0));
  process.once('SIGINT', () => stop(0));
  // Nothing acknowledged can be lost; whoever started us starts us again.
  process.once('uncaughtException', error => {
    console.error(error);
    void reports.storeCrash(error).finally(() => stop(1));
  });
  process.on('unhandledRejection', error => {
    console.error(error);
    void reports.storeCrash(error).catch(() => undefined);
  });
  return server;
}

/** What the command line asks for. */
export async function main(args: readonly string[]): Promise<void> {
  const [command = 'serve', file] = args;
  try {
    if (command === 'serve') await serve();
    else if (command === 'backup') console.log(backUp(readConfig(process.env).dataDir, file));
    else if (command === 'restore' && file) {
      const kept = restore(readConfig(process.env).dataDir, file);
      if (kept) console.log(`what was there before is in ${kept}`);
    } else {
      console.error(HELP);
      process.exitCode = command === 'help' ? 0 : 2;
    }
  } catch (error) {
    fail(error);
  }
}

/** What somebody can mend is said in a sentence. */
function fail(error: unknown): void {
  const isKnown = error instanceof ConfigError || error instanceof StoreError || isListenError(error);
  console.error(isKnown ? (error as Error).message : error);
  process.exitCode = 1;
}

const isListenError = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall === 'listen';
