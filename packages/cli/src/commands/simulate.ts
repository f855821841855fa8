import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { botList, onePerSeat, parse, wholeNumber } from '../args.ts';
import type { Command, Context } from '../command.ts';
import { FAILED, GOOD, Wrong } from '../errors.ts';
import { ROOT, writeWhole } from '../files.ts';
import { type Io, printJson } from '../io.ts';
import { gameCalled, type Registered, reportOf } from '../registry.ts';
import { checkedSetup, optionsOf } from '../setup.ts';
import { crashReport } from '../simulate/crash.ts';
import type { Plan } from '../simulate/plan.ts';
import { type Progress, playAll } from '../simulate/pool.ts';
import { documentOf, linesOf } from '../simulate/report.ts';
import type { Tally } from '../simulate/tally.ts';

const help = `plays many matches between bots and counts
  simulate GAME [--games 100] [--seats N] [--bots normal,random] [--seed 1] [--rotate]
                [--options '{"variants":["hard"]}'] [--report NAME] [--jobs CORES] [--json]
  --bots     one for all seats, or one per seat: random, easy, normal
  --rotate   bots move one seat on from match to match
  --report   what a game can tell of its matches besides, such as balance, instead of the cards played
  --jobs     threads; the counts do not depend on them
JSON: {game, options, seed, games, finished, crashed, stalled, decisions, seconds,
       wins: {bySeat, byBot}, draws, shared, lost, cards, report: {name, shares, numbers}}
A shared victory counts once for every seat that shares it. A report of every match that crashed is written to
.reports/ and can be run with: npm run scenario -- FILE`;

const OPTIONS = {
  games: { type: 'string' },
  seats: { type: 'string' },
  bots: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string' },
  report: { type: 'string' },
  jobs: { type: 'string' },
  rotate: { type: 'boolean' },
} as const;

function planOf(args: readonly string[], { games }: Context) {
  const { values, positionals } = parse(args, OPTIONS);
  if (positionals.length > 1) throw new Wrong(`one game at a time, not ${positionals.join(' and ')}`);
  const registered = gameCalled(games, positionals[0]);
  const { game } = registered;
  const bots = botList(values.bots ?? 'normal');
  const seats = wholeNumber('seats', values.seats, Math.max(game.players.min, bots.length), 1);
  const plan: Plan = {
    game: game.slug,
    options: optionsOf(values.options),
    seed: values.seed ?? '1',
    games: wholeNumber('games', values.games, 100, 1),
    bots: onePerSeat(bots, seats),
    rotate: values.rotate ?? false,
    ...(values.report !== undefined && { report: values.report }),
  };
  checkedSetup(registered, seats, plan.options);
  const report = reportOf(registered, plan.report);
  const jobs = wholeNumber('jobs', values.jobs, availableParallelism(), 1);
  return { registered, plan, report, jobs, json: values.json ?? false };
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

/** Ten are enough to find a mistake. */
function writeReports(io: Io, registered: Registered, plan: Plan, tally: Tally): void {
  for (const n of tally.crashes.slice(0, 10)) {
    const report = crashReport(registered, plan, n);
    if (!report) continue;
    const path = join(ROOT, '.reports', `${plan.game}-${plan.seed.replace(/\W+/g, '_')}-${n}.json`);
    writeWhole(path, `${JSON.stringify(report)}\n`);
    io.err(`match ${n} crashed: ${report.error.split('\n')[0]}; report in ${path}`);
  }
}

export const simulate: Command = {
  help,
  async run(args, context) {
    const { io } = context;
    const { registered, plan, report, jobs, json } = planOf(args, context);
    const start = performance.now();
    const tally = await playAll(registered, plan, jobs, progressOn(io, plan.games));
    const seconds = Math.round(performance.now() - start) / 1000;
    writeReports(io, registered, plan, tally);
    if (json) printJson(io, documentOf(plan, tally, seconds, report));
    else for (const line of linesOf(plan, tally, seconds, id => nameOf(registered, id), report)) io.out(line);
    return tally.crashed + tally.stalled > 0 ? FAILED : GOOD;
  },
};

function nameOf({ texts }: Registered, id: string): string {
  const name = texts.en[`card.${id}.name`] ?? texts.en[`term.${id}`];
  return typeof name === 'string' ? name : id;
}
