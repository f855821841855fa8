import type { ExitCode } from './errors.ts';
import type { Io } from './io.ts';
import type { RegisteredGames } from './registry.ts';

/** What every command is given. */
export interface Context {
  readonly io: Io;
  readonly games: RegisteredGames;
}

export interface CliCommand {
  /** What `--help` prints. */
  readonly help: string;
  run(args: readonly string[], context: Context): Promise<ExitCode> | ExitCode;
}
