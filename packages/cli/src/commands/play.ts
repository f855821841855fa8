import type { Seat } from '@tavolata/kernel';
import type { Sitter, TablePlan } from '@tavolata/table';
import { LANGUAGES, type Language } from '@tavolata/table';
import { botList, oneOf, onePerSeat, parse, wholeNumber } from '../args.ts';
import type { CliCommand, Context } from '../command.ts';
import { EXIT_OK, type ExitCode, UsageError } from '../errors.ts';
import { type Io, printJson } from '../io.ts';
import { askForChoice, type Choice } from '../play/choose.ts';
import { LocalSeat } from '../play/local-seat.ts';
import { localPorts } from '../play/ports.ts';
import { Session } from '../play/session.ts';
import type { TerminalSeat } from '../play/terminal-seat.ts';
import { gameCalled } from '../registry.ts';
import { checkedSetup, fewestPlayers, optionsOf } from '../setup.ts';
import { voiceFor } from '../speech.ts';

type Names = Partial<Record<Seat, string>>;

const help = `a match in the terminal against bots
  play [GAME] [--players N] [--bots normal,easy] [--options '{"variants":["hard"]}'] [--lang it|en]
       [--name YOU] [--seed TEXT] [--json]
  Without a game, asks for everything. --bots: one for all opponents, or one each.
  --seed   the same text gives the same match, for tests; otherwise chance is secret
While playing: a number answers; why, undo, log, table, card NAME, rule ID, save FILE, help, quit.
JSON, when the match is left or over: {game, players, over, lines, commitment, result?}; all else goes to stderr.`;

const OPTIONS = {
  players: { type: 'string' },
  bots: { type: 'string' },
  options: { type: 'string' },
  lang: { type: 'string' },
  name: { type: 'string' },
  seed: { type: 'string' },
} as const;

/** Italian where the system speaks Italian. */
const systemLanguage = (): Language => {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return (LC_ALL || LC_MESSAGES || LANG || '').startsWith('it') ? 'it' : 'en';
};

async function choiceOf(args: readonly string[], io: Io, { games }: Context) {
  const { values, positionals } = parse(args, OPTIONS);
  const { seed, name } = values;
  if (positionals.length > 1) throw new UsageError(`one game at a time, not ${positionals.join(' and ')}`);
  const language = oneOf('lang', values.lang, LANGUAGES) ?? systemLanguage();
  const [slug] = positionals;
  if (slug === undefined) return { choice: await askForChoice(io, games, language), seed, name };
  const registered = gameCalled(games, slug);
  const names = botList(values.bots ?? 'normal');
  const options = optionsOf(values.options);
  const atLeast = values.bots === undefined ? 1 : names.length + 1;
  const players = wholeNumber('players', values.players, fewestPlayers(registered, options, atLeast), 1);
  checkedSetup(registered, players, options, language);
  const choice: Choice = { registered, language, players, bots: onePerSeat(names, players - 1), options };
  return { choice, seed, name };
}

/** The person has the first seat; everybody else is a bot. */
function planOf(choice: Choice, ownName: string | undefined): { plan: TablePlan; names: Names } {
  const { registered, language, players, bots, options } = choice;
  const voice = voiceFor(registered, language, {});
  const setup = checkedSetup(registered, players, options, language);
  const names: Names = {};
  const seats: Partial<Record<Seat, Sitter>> = {};
  setup.seats.forEach((seat, i) => {
    const level = bots[i - 1];
    const name =
      level === undefined
        ? (ownName ?? voice.tell('play.guest'))
        : voice.tell('play.bot', { letter: seat.toUpperCase(), level: voice.say(`level.${level}`) });
    names[seat] = name;
    seats[seat] = level === undefined ? { who: 'person', name } : { who: 'bot', name, level };
  });
  return { plan: { id: `${registered.game.slug}-terminal`, setup, seats }, names };
}

async function documentOf({ registered, players }: Choice, sitting: TerminalSeat) {
  const { log, commitment } = await sitting.file();
  const { result } = sitting;
  const over = result !== undefined;
  return {
    game: registered.game.slug,
    players,
    over,
    lines: log.length,
    commitment,
    ...(result && { result }),
  };
}

export const play: CliCommand = {
  help,
  async run(args, context): Promise<ExitCode> {
    const { io: terminal } = context;
    const wantsJson = args.includes('--json');
    const io: Io = wantsJson ? { ...terminal, out: terminal.err } : terminal;
    const { choice, seed, name } = await choiceOf(args, io, context);
    const { registered, language } = choice;
    const { plan, names } = planOf(choice, name);
    const voice = voiceFor(registered, language, names);
    const ports = localPorts(seed, file => io.err(voice.tell('play.crashed', { file })));
    const sitting = await LocalSeat.start(registered, plan, ports, 'a');
    await new Session({ io, registered, language, voice, sitting }).play();
    if (wantsJson) printJson(terminal, await documentOf(choice, sitting));
    await sitting.close();
    terminal.close();
    return EXIT_OK;
  },
};
