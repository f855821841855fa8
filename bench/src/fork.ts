import type { Def, Question, State } from '@tavolata/kernel';
import { anyPick } from '@tavolata/kernel/laws';
import { keyOf, Match } from '@tavolata/kernel/match';
import { quantile, race, seededInts, type Work } from './measure.ts';
import { atLeast, atMost, type BenchResult, type Comparison } from './result.ts';
import type { BenchTable } from './tables.ts';

interface Plan extends BenchTable {
  /** How many random matches are played. */
  readonly matches: number;
  /** How many positions of each kind are forked, and how often in one round. */
  readonly positions: number;
  readonly repeats: number;
  /** How often the decisions late in a match are timed. */
  readonly rounds: number;
}

const secretOf = (n: number) => ({ key: keyOf(`fork key ${n}`), salt: keyOf(`fork salt ${n}`) });

/** Answers one open question at random. */
function answerOne(match: Match<State, Def>, below: (below: number) => number): void {
  const question = match.questions[below(match.questions.length)] as Question;
  const rejection = match.answer(question.seat, anyPick(question, below));
  if (rejection) throw new Error(`${question.prompt}: ${rejection.code}`);
}

interface Played {
  readonly whole: Match<State, Def>;
  /** How many questions a fork had to replay, at every decision. */
  readonly replays: readonly number[];
  /** The lengths of the log at which nobody's part of a joint answer was waiting for the others'. */
  readonly complete: ReadonlySet<number>;
}

/** A random match, to the end. */
function played({ game, setup }: BenchTable, n: number): Played {
  const whole = Match.start(game, setup, secretOf(n));
  const below = seededInts(n + 1);
  const replays: number[] = [];
  const complete = new Set<number>();
  while (!whole.result) {
    if (whole.questions.length === whole.openParts) complete.add(replays.length);
    replays.push(whole.toReplay);
    answerOne(whole, below);
  }
  return { whole, replays, complete };
}

/** The same match again, up to a moment. */
const upTo = (match: Match<State, Def>, lines: number): Match<State, Def> =>
  Match.replay(match.game, match.setup, match.secret, match.log.slice(0, lines));

/** Positions from the middle of matches: between two steps, and in the middle of one. */
function positions(matches: readonly Played[], number: number) {
  const between: Match<State, Def>[] = [];
  const within: Match<State, Def>[] = [];
  for (const { whole, replays, complete } of matches) {
    const { length } = replays;
    for (let at = length >> 2; at < length - (length >> 2); at += 5) {
      const found = replays[at] === 0 ? between : within;
      if (found.length < number && complete.has(at)) found.push(upTo(whole, at));
    }
  }
  return { between, within };
}

/** Times something done with each of several things, over and over. */
const withEach =
  <T>(repeats: number, things: readonly T[], work: (thing: T) => unknown): Work =>
  () =>
  () => {
    for (let n = 0; n < repeats; n++) for (const thing of things) work(thing);
    return repeats * things.length;
  };

/**
 * Between two steps a fork is a copy of the checkpoint; within one the copy asks again what was asked and gets the
 * same answers. Theirs is the platform's own deep copy of the same states.
 */
function forks({ game, repeats }: Plan, matches: readonly Match<State, Def>[]) {
  const checkpoints = matches.map(match => match.resumePoint().state);
  const states = matches.map(({ state }) => state);
  return race(
    {
      copies: withEach(repeats, checkpoints, game.clone),
      asked: withEach(repeats, matches, match => match.at()),
      theirs: withEach(repeats, states, structuredClone),
    },
    9,
  );
}

const DECISIONS = 40;
const SHARE = 10;
const COPIES = 20;

/** The same decisions from the same position, at the end of a long log and of one ten times shorter. */
function longLogs(whole: Match<State, Def>, rounds: number) {
  const lines = whole.log.length - DECISIONS;
  const longOne = () => upTo(whole, lines);
  const start = longOne().resumePoint(Math.floor(lines * (1 - 1 / SHARE)));
  const shortOne = () => {
    const match = Match.from(whole.game, whole.setup, whole.secret, start.state);
    for (const deed of start.deeds) if (deed.t === 'answer') match.answer(deed.seat, deed.pick, deed.by);
    return match;
  };
  if (shortOne().digest() !== longOne().digest()) throw new Error('the short log leads to another position');
  const next = whole.log.slice(lines);
  const decisions = (make: () => Match<State, Def>) => () => {
    const copies = Array.from({ length: COPIES }, make);
    return () => {
      for (const match of copies)
        for (const entry of next) if (entry.t === 'answer') match.answer(entry.seat, entry.pick, entry.by);
      return COPIES * next.length;
    };
  };
  return race({ long: decisions(longOne), short: decisions(shortOne) }, rounds);
}

/** What it costs to stand somewhere else: forks, and decisions late in a match. */
interface Cost {
  readonly outside: ReturnType<typeof forks>;
  /** Absent in a game whose steps ask once at most. */
  readonly inside?: ReturnType<typeof forks>;
  readonly late: ReturnType<typeof longLogs>;
  readonly replays: { readonly mean: number; readonly nearlyAll: number; readonly most: number };
  readonly decisions: number;
}

function costOf(plan: Plan): Cost {
  const matches = Array.from({ length: plan.matches }, (_, n) => played(plan, n));
  const { between, within } = positions(matches, plan.positions);
  const counts = matches.flatMap(({ replays }) => replays);
  const [first] = matches as [Played];
  return {
    outside: forks(plan, between),
    ...(within.length > 0 && { inside: forks(plan, within) }),
    late: longLogs(first.whole, plan.rounds),
    replays: {
      mean: counts.reduce((sum, count) => sum + count, 0) / counts.length,
      nearlyAll: quantile(counts, 0.99),
      most: Math.max(...counts),
    },
    decisions: counts.length,
  };
}

const micro = (speed: number): number => 1e6 / speed;

function figuresOf(
  slug: string,
  { outside, inside, late, replays, decisions }: Cost,
): BenchResult['figures'] {
  const figures = {
    'microseconds per fork between steps': micro(outside.copies),
    'microseconds per fork between steps, with its question': micro(outside.asked),
    'forks between steps against structuredClone': outside.copies / outside.theirs,
    ...(inside && {
      'microseconds per fork within a step, with its question': micro(inside.asked),
      'forks within a step against structuredClone': inside.asked / inside.theirs,
    }),
    'a decision after a log ten times as long': late.short / late.long,
    'questions to replay, mean': replays.mean,
    'questions to replay, 99 of 100': replays.nearlyAll,
    'questions to replay, most': replays.most,
    'decisions counted': decisions,
  };
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [`${slug}: ${name}`, figure]));
}

const between = (low: number, number: number, high: number): number =>
  Math.min(high, Math.max(low, Math.round(number)));

/** A game of thousands of decisions is played less often, and so is what plays it again. */
function planFor(table: BenchTable): Plan {
  const { whole } = played(table, 0);
  const decisions = whole.log.length;
  return {
    ...table,
    matches: between(4, 3000 / decisions, 12),
    positions: 30,
    repeats: between(60, 100_000 / decisions, 400),
    rounds: between(8, 15_000 / decisions, 60),
  };
}

/** What standing somewhere else costs in a game, and whether that is little. */
export function forkOf(table: BenchTable): BenchResult {
  const { slug } = table.game;
  const cost = costOf(planFor(table));
  return {
    figures: figuresOf(slug, cost),
    comparisons: REQUIRED.flatMap(requirement => requirement(slug, cost)),
  };
}

type Requirement = (slug: string, cost: Cost) => readonly Comparison[];

const forksAreFast: Requirement = (slug, { outside, inside }) => [
  atLeast(`${slug}-fork-at-checkpoint`, outside.copies, outside.theirs, 'forks per second', 15),
  ...(inside ? [atLeast(`${slug}-fork-in-effect`, inside.asked, inside.theirs, 'forks per second', 8)] : []),
];

const longLogsCostNothing: Requirement = (slug, { late }) => [
  atMost(`${slug}-long-log`, micro(late.long), micro(late.short), 'microseconds a decision', 1.2),
];

const littleIsReplayed: Requirement = (slug, { replays }) => [
  atMost(`${slug}-replays-mean`, replays.mean, 1, 'questions a fork', 1),
  atMost(`${slug}-replays-99-of-100`, replays.nearlyAll, 10, 'questions a fork', 1),
];

const REQUIRED: readonly Requirement[] = [forksAreFast, longLogsCostNothing, littleIsReplayed];
