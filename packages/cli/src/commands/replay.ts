import { playOn, SEATS } from '@tavolata/kernel';
import { LANGUAGES, type Language } from '@tavolata/table';
import { oneOf, parse, wholeNumber } from '../args.ts';
import type { CliCommand, Context } from '../command.ts';
import { EXIT_FAILED, EXIT_OK, type ExitCode, UsageError } from '../errors.ts';
import { type Io, printJson } from '../io.ts';
import type { AnyMatch } from '../registry.ts';
import { type Checked, checkReplay, type OpenedMatch, openMatch } from '../replay/check.ts';
import { toldOpenly, type Voice, voiceFor } from '../speech.ts';

const help = `plays a saved match again and rechecks its shuffles and dice
  replay FILE [--at N] [--quiet] [--lang it|en] [--json]
  --at      also shows the position after N lines of the log
  --quiet   does not tell what happened, line by line
JSON: {file, game, rules, lines, shuffles, draws, holds, diverges?: {at, why}, result?}
Everything is drawn again from the secret, which must fit the commitment made before the match.`;

/** Tells each line of the log by what it made happen. */
class Narrator {
  private heard = 0;
  private readonly io: Io;
  private readonly voice: Voice;

  constructor(io: Io, voice: Voice) {
    this.io = io;
    this.voice = voice;
  }

  tell(match: AnyMatch, index: number): void {
    const entry = match.log[index];
    const who = entry && 'seat' in entry ? this.voice.seat(entry.seat) : '';
    const how = entry?.t === 'answer' ? entry.by : (entry?.t ?? '');
    // An undo takes events back.
    this.heard = Math.min(this.heard, match.events.length);
    const sentences = match.events
      .slice(this.heard)
      .map((event, i) => this.voice.event(toldOpenly(event, this.heard + i)))
      .filter(sentence => sentence !== undefined);
    this.heard = match.events.length;
    this.io.out(`${String(index + 1).padStart(5)}  ${who} ${how ? `(${how})` : ''}`.trimEnd());
    for (const sentence of sentences) this.io.out(`         ${sentence}`);
  }
}

function documentOf(path: string, { file }: OpenedMatch, checked: Checked) {
  const { match, parting } = checked;
  return {
    file: path,
    game: file.game,
    rules: file.rules,
    lines: file.log.length,
    shuffles: match?.events.filter(({ type }) => type === 'shuffled').length ?? 0,
    draws: match?.state.core.chance.drawn ?? 0,
    holds: parting === undefined,
    ...(parting && { diverges: parting }),
    ...(match?.result && { result: match.result }),
  };
}

function conclude(io: Io, path: string, opened: OpenedMatch, checked: Checked): void {
  const { lines, shuffles, draws, result } = documentOf(path, opened, checked);
  const { parting } = checked;
  if (parting) {
    io.out(`${path} diverges after line ${parting.at} of ${lines}: ${parting.why}`);
    return;
  }
  io.out(`${path} holds: ${lines} lines, ${shuffles} shuffles and ${draws} draws rechecked from the secret`);
  io.out(result ? `the match is over: ${result.winners.join(', ') || 'nobody'} won` : 'the match goes on');
}

function replayFile(
  path: string,
  context: Context,
  language: Language,
  options: { at: number; told: boolean },
) {
  const { io, games } = context;
  const opened = openMatch(path, games);
  const { file, registered } = opened;
  const names = Object.fromEntries(SEATS.map(seat => [seat, seat.toUpperCase()]));
  const narrator = options.told ? new Narrator(io, voiceFor(registered, language, names)) : undefined;
  if (file.rules !== registered.game.version)
    io.err(`played under rules ${file.rules}; these are ${registered.game.version}`);
  if (options.at > file.log.length) throw new UsageError(`the log has only ${file.log.length} lines`);
  const checked = checkReplay(opened, (match, index) => {
    narrator?.tell(match, index);
    if (options.told && index + 1 === options.at)
      io.out(JSON.stringify(registered.game.glance(playOn(registered.game, match.state)), undefined, 2));
  });
  return { opened, checked };
}

export const replay: CliCommand = {
  help,
  run(args, context): ExitCode {
    const { values, positionals } = parse(args, {
      at: { type: 'string' },
      lang: { type: 'string' },
      quiet: { type: 'boolean' },
    });
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new UsageError('name one match file');
    const json = values.json ?? false;
    const language = oneOf('lang', values.lang, LANGUAGES) ?? 'en';
    const at = wholeNumber('at', values.at, 0, 0);
    const { opened, checked } = replayFile(path, context, language, { at, told: !json && !values.quiet });
    if (json) printJson(context.io, documentOf(path, opened, checked));
    else conclude(context.io, path, opened, checked);
    return checked.parting ? EXIT_FAILED : EXIT_OK;
  },
};
