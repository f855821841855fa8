import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Config, ConfigError, readConfig } from './config.ts';
import { FileReports } from './ports/reports.ts';
import { type RunningServer, startServer } from './server.ts';
import { startupMessage } from './startup-message.ts';
import { backUp, restore } from './storage/backup.ts';
import { messageOf } from './storage/errors.ts';
import { isTransient } from './storage/sqlite.ts';

const HELP = `Tavolata's server. Everything is set by environment variables: see docs/self-hosting.md.
  serve            start the server (also without any word)
  backup [FILE]    copy all data into one file, also while the server runs
  restore FILE     put a backup in the place of the data; only while no server runs`;

export { startServer };

/** Beside the bundle, where the build puts them. */
const beside = (name: string): URL => new URL(name, import.meta.url);

/** Somebody at a terminal is greeted in sentences and spared the log, unless they ask for it. */
function configFor(env: NodeJS.ProcessEnv): Config {
  const isQuiet = process.stdout.isTTY && !env.LOG_LEVEL;
  return readConfig({ ...env, ...(isQuiet && { LOG_LEVEL: 'warn' }) }, fileURLToPath(beside('./web')));
}

/** Runs until it is told to stop. */
export async function serve(env: NodeJS.ProcessEnv = process.env): Promise<RunningServer> {
  const config = configFor(env);
  const [thinker, replayer] = [beside('./thinker.mjs'), beside('./replayer.mjs')];
  const server = await startServer(config, {
    ...(existsSync(thinker) && { thinker }),
    ...(existsSync(replayer) && { replayer }),
  });
  if (process.stdout.isTTY || env.npm_lifecycle_event === 'start')
    console.error(startupMessage(config, server.url));
  const reports = new FileReports(config.dataDir, () => undefined);
  const stop = (code: number) => {
    process.exitCode = code;
    void server.close().finally(() => process.exit());
  };
  process.once('SIGTERM', () => stop(0));
  process.once('SIGINT', () => stop(0));
  // Nothing acknowledged can be lost; whoever started us starts us again.
  process.on('uncaughtException', error => {
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
  console.error(sentenceOf(error) ?? error);
  process.exitCode = 1;
}

/** What a server asks of its system before it can be reached. */
const LISTENING = ['getaddrinfo', 'bind', 'listen'];

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `something else is using port ${error.port}: say which one instead, as in PORT=8081 npm start`;
  if (error instanceof Error && 'syscall' in error && LISTENING.includes(String(error.syscall)))
    return `the server cannot listen where HOST and PORT say: ${error.message}`;
  return error instanceof ConfigError || isTransient(error) ? messageOf(error) : undefined;
}
