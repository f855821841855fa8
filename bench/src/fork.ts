import { type Ask, type Def, type Game, keyOf, Match, type Setup, type State } from '@tavolata/kernel';
import { anyPick } from '@tavolata/kernel/laws';
import { dice, quantile, race, type Work } from './measure.ts';
import { atLeast, atMost, type BenchResult, type Comparison } from './result.ts';

interface Plan<S extends State, D extends Def> {
  readonly game: Game<S, D>;
  readonly setup: Setup;
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
function answerOne<S extends State, D extends Def>(
  match: Match<S, D>,
  below: (below: number) => number,
): void {
  const ask = match.asks[below(match.asks.length)] as Ask;
  const rejection = match.answer(ask.seat, anyPick(ask, below));
  if (rejection) throw new Error(`${ask.prompt}: ${rejection.code}`);
}

interface Played<S extends State, D extends Def> {
  readonly whole: Match<S, D>;
  /** How many questions a fork had to replay, at every decision. */
  readonly replays: readonly number[];
  /** The lengths of the log at which nobody's part of a joint answer was waiting for the others'. */
  readonly complete: ReadonlySet<number>;
}

/** A random match, to the end. */
function played<S extends State, D extends Def>({ game, setup }: Plan<S, D>, n: number): Played<S, D> {
  const whole = Match.start(game, setup, secretOf(n));
  const below = dice(n + 1);
  const replays: number[] = [];
  const complete = new Set<number>();
  while (!whole.result) {
    if (whole.asks.length === whole.openParts) complete.add(replays.length);
    replays.push(whole.toReplay);
    answerOne(whole, below);
  }
  return { whole, replays, complete };
}

/** The same match again, up to a moment. */
const upTo = <S extends State, D extends Def>(match: Match<S, D>, lines: number): Match<S, D> =>
  Match.replay(match.game, match.setup, match.secret, match.log.slice(0, lines));

/** Positions from the middle of matches: between two steps, and in the middle of one. */
function positions<S extends State, D extends Def>(matches: readonly Played<S, D>[], number: number) {
  const between: Match<S, D>[] = [];
  const within: Match<S, D>[] = [];
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
function forks<S extends State, D extends Def>(
  { game, repeats }: Plan<S, D>,
  matches: readonly Match<S, D>[],
) {
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
function longLogs<S extends State, D extends Def>(whole: Match<S, D>, rounds: number) {
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
  const decisions = (make: () => Match<S, D>) => () => {
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

function costOf<S extends State, D extends Def>(plan: Plan<S, D>): Cost {
  const matches = Array.from({ length: plan.matches }, (_, n) => played(plan, n));
  const { between, within } = positions(matches, plan.positions);
  const counts = matches.flatMap(({ replays }) => replays);
  const [first] = matches as [Played<S, D>];
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

/** Any game can be handed in; what is required of it is compared, all else is told. */
export function forkOf<S extends State, D extends Def>(
  plan: Plan<S, D>,
  required: readonly Requirement[] = [],
): BenchResult {
  const { slug } = plan.game;
  const cost = costOf(plan);
  return {
    figures: figuresOf(slug, cost),
    comparisons: required.flatMap(requirement => requirement(slug, cost)),
  };
}

export type Requirement = (slug: string, cost: Cost) => readonly Comparison[];

export const forksAreFast: Requirement = (slug, { outside, inside }) => [
  atLeast(`${slug}-fork-at-checkpoint`, outside.copies, outside.theirs, 'forks per second', 15),
  ...(inside ? [atLeast(`${slug}-fork-in-effect`, inside.asked, inside.theirs, 'forks per second', 8)] : []),
];

export const longLogsCostNothing: Requirement = (slug, { late }) => [
  atMost(`${slug}-long-log`, micro(late.long), micro(late.short), 'microseconds a decision', 1.2),
];

export const littleIsReplayed: Requirement = (slug, { replays }) => [
  atMost(`${slug}-replays-mean`, replays.mean, 1, 'questions a fork', 1),
  atMost(`${slug}-replays-99-of-100`, replays.nearlyAll, 10, 'questions a fork', 1),
];
