import { games } from '../generated/games.ts';
import type { CliCommand, Context } from './command.ts';
import { bench } from './commands/bench.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { scenario } from './commands/scenario.ts';
import { simulate } from './commands/simulate.ts';
import { EXIT_FAILED, EXIT_OK, EXIT_USAGE, type ExitCode, messageOf, UsageError } from './errors.ts';
import { printJson, terminal } from './io.ts';

const commands: Readonly<Record<string, CliCommand>> = { play, simulate, scenario, replay, rules, bench };

const overview = `npm run <command> -- …, each with --help and --json:
${Object.entries(commands)
  .map(([name, { help }]) => `  ${name.padEnd(9)} ${help.split('\n')[0]}`)
  .join('\n')}`;

/** Runs one command to its exit code. With `--json` exactly one document goes to standard output, errors included. */
export async function run(argv: readonly string[], context: Context): Promise<ExitCode> {
  const { io } = context;
  const [name = '', ...args] = argv;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const isHelp = name === '--help' || name === '-h';
    (isHelp ? io.out : io.err)(
      isHelp ? overview : `there is no command ${JSON.stringify(name)}\n${overview}`,
    );
    return isHelp ? EXIT_OK : EXIT_USAGE;
  }
  if (args.includes('--help') || args.includes('-h')) {
    io.out(command.help);
    return EXIT_OK;
  }
  try {
    return await command.run(args, context);
  } catch (error) {
    const isWrong = error instanceof UsageError;
    io.err(isWrong ? `${name}: ${error.message}` : String((error as Error)?.stack ?? error));
    if (args.includes('--json')) printJson(io, { error: messageOf(error) });
    return isWrong ? EXIT_USAGE : EXIT_FAILED;
  }
}

export async function main(argv: readonly string[]): Promise<void> {
  process.exitCode = await run(argv, { io: terminal(), games });
}
