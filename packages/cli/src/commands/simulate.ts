import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { saveMatch } from '@tavolata/kernel/match';
import type { CrashReport } from '@tavolata/table';
import { botList, onePerSeat, parse, wholeNumber } from '../args.ts';
import type { CliCommand, Context } from '../command.ts';
import { EXIT_FAILED, EXIT_OK, messageOf, UsageError } from '../errors.ts';
import { ROOT, writeWhole } from '../files.ts';
import { type Io, printJson } from '../io.ts';
import { gameCalled, type Registered, reportOf } from '../registry.ts';
import { checkedSetup, fewestPlayers, optionsOf } from '../setup.ts';
import type { ReportWords } from '../simulate/figures.ts';
import type { SimulationPlan } from '../simulate/plan.ts';
import { playAgain } from '../simulate/play-again.ts';
import { type Progress, playAll } from '../simulate/pool.ts';
import { documentOf, linesOf } from '../simulate/report.ts';
import type { MatchTally } from '../simulate/tally.ts';

const help = `plays many matches between bots and counts
  simulate GAME [--games 100] [--seats N] [--bots normal,random] [--seed 1] [--rotate]
                [--options '{"variants":["hard"]}'] [--report NAME] [--match N] [--jobs CORES] [--json]
  --bots     one for all seats, or one per seat: random, easy, normal,
             hard, master
  --rotate   bots move one seat on from match to match
  --report   what a game can tell of its matches besides, such as balance, instead of the cards played
  --match    plays only the match of that number, and saves it for: npm run replay -- FILE
  --jobs     threads; the counts do not depend on them
JSON: {game, options, seed, games, finished, crashed, stalled, crashes: [N], stalls: [N], decisions, seconds,
       wins: {bySeat, byBot}, draws, shared, lost, cards, report: {name, shares, numbers}}
A shared victory counts once for every seat that shares it. Matches that crashed or stalled are told by their numbers;
of those that crashed a report is written to .reports/, ten at most, which can be run with: npm run scenario -- FILE`;

const OPTIONS = {
  games: { type: 'string' },
  seats: { type: 'string' },
  bots: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string' },
  report: { type: 'string' },
  match: { type: 'string' },
  jobs: { type: 'string' },
  rotate: { type: 'boolean' },
} as const;

/** Which matches: the first `games`, or one by its number. */
function matchesOf({ games, match }: { readonly games?: string; readonly match?: string }) {
  if (match === undefined) return { first: 0, games: wholeNumber('games', games, 100, 1) };
  if (games !== undefined) throw new UsageError('--match is one match: --games does not go with it');
  return { first: wholeNumber('match', match, 0, 0), games: 1 };
}

function planOf(args: readonly string[], { games }: Context) {
  const { values, positionals } = parse(args, OPTIONS);
  if (positionals.length > 1) throw new UsageError(`one game at a time, not ${positionals.join(' and ')}`);
  const registered = gameCalled(games, positionals[0]);
  const bots = botList(values.bots ?? 'normal');
  const options = optionsOf(values.options);
  const seats = wholeNumber('seats', values.seats, fewestPlayers(registered, options, bots.length), 1);
  const plan: SimulationPlan = {
    game: registered.game.slug,
    options,
    seed: values.seed ?? '1',
    ...matchesOf(values),
    bots: onePerSeat(bots, seats),
    rotate: values.rotate ?? false,
    ...(values.report !== undefined && { report: values.report }),
  };
  checkedSetup(registered, seats, options);
  const report = reportOf(registered, plan.report);
  const jobs = wholeNumber('jobs', values.jobs, availableParallelism(), 1);
  const saved = values.match !== undefined;
  return { registered, plan, report, jobs, saved, json: values.json ?? false };
}

/** A bar where there is a terminal, else a line now and then. */
function progressOn(io: Io, games: number): Progress {
  const width = 30;
  let shown = 0;
  return done => {
    const tenth = Math.floor((10 * done) / games);
    const full = Math.round((width * done) / games);
    io.progress(
      `${'█'.repeat(full)}${'░'.repeat(width - full)} ${done}/${games}${done === games ? '\n' : ''}`,
    );
    if (!process.stderr.isTTY && tenth > shown) io.err(`${done}/${games}`);
    shown = tenth;
  };
}

/** Crashes shown: enough to find a mistake. */
const MOST = 10;

const fileOf = ({ game, seed }: SimulationPlan, n: number, ending: string): string =>
  join(ROOT, '.reports', `${game}-${seed.replace(/\W+/g, '_')}-${n}.${ending}`);

function writeReport(io: Io, registered: Registered, plan: SimulationPlan, n: number): void {
  const report = crashOf(registered, plan, n);
  if (typeof report === 'string') return io.err(`match ${n} crashed: ${report}; not in a step, so no report`);
  const file = fileOf(plan, n, 'json');
  writeWhole(file, `${JSON.stringify(report)}\n`);
  io.err(`match ${n} crashed: ${report.error.split('\n')[0]}; report in ${file}`);
}

/** The report of a crash; in words if it was not the rules of a step that threw. */
function crashOf(registered: Registered, plan: SimulationPlan, n: number): CrashReport | string {
  try {
    return playAgain(registered, plan, n).crash ?? 'it does not when it is played again';
  } catch (error) {
    return messageOf(error);
  }
}

/** The first of them by number. */
const named = (numbers: readonly number[]): string =>
  numbers.slice(0, MOST).join(', ') + (numbers.length > MOST ? ` and ${numbers.length - MOST} more` : '');

function tellWrongs(
  io: Io,
  registered: Registered,
  plan: SimulationPlan,
  { crashes, stalls }: MatchTally,
): void {
  for (const n of crashes.slice(0, MOST)) writeReport(io, registered, plan, n);
  if (crashes.length > MOST) io.err(`crashed: ${named(crashes)}`);
  if (stalls.length > 0) io.err(`stalled: ${named(stalls)}; --match ${stalls[0]} plays the first alone`);
}

function saveForReplay(io: Io, registered: Registered, plan: SimulationPlan): void {
  const file = fileOf(plan, plan.first, 'tavolata.json');
  writeWhole(file, `${JSON.stringify(saveMatch(playAgain(registered, plan, plan.first).match))}\n`);
  io.err(`match ${plan.first} is in ${file}`);
}

export const simulate: CliCommand = {
  help,
  async run(args, context) {
    const { io } = context;
    const { registered, plan, report, jobs, saved, json } = planOf(args, context);
    const start = performance.now();
    const tally = await playAll(registered, plan, jobs, progressOn(io, plan.games));
    const seconds = Math.round(performance.now() - start) / 1000;
    tellWrongs(io, registered, plan, tally);
    if (saved) saveForReplay(io, registered, plan);
    if (json) printJson(io, documentOf(plan, tally, seconds, report));
    else
      for (const line of linesOf(plan, tally, seconds, wordsFor(registered, plan.report), report))
        io.out(line);
    return tally.crashes.length + tally.stalls.length > 0 ? EXIT_FAILED : EXIT_OK;
  },
};

function wordsFor({ texts: { en } }: Registered, report: string | undefined): ReportWords {
  const textOf = (...keys: readonly string[]): string | undefined =>
    keys.map(key => en[key]).find((text): text is string => typeof text === 'string');
  return {
    heading: group => textOf(`report.${report}.${group}`) ?? group,
    nameOf: id => textOf(`report.${report}.${id}`, `card.${id}.name`, `term.${id}`) ?? id,
  };
}
