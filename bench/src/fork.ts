import { type Ask, type Def, type Game, keyOf, Match, type Setup, type State } from '@tavolata/kernel';
import { anyPick } from '@tavolata/kernel/laws';
import { dice, quantile, race, type Work } from './measure.ts';
import { atLeast, atMost, type BenchResult } from './result.ts';

interface Plan<S extends State, D extends Def> {
  readonly game: Game<S, D>;
  readonly setup: Setup;
  readonly matches: number;
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

/** A match played to the end, and again up to any moment. */
function played<S extends State, D extends Def>({ game, setup }: Plan<S, D>, n: number): Match<S, D> {
  const match = Match.start(game, setup, secretOf(n));
  const below = dice(n + 1);
  while (!match.result) answerOne(match, below);
  return match;
}
const upTo = <S extends State, D extends Def>(match: Match<S, D>, lines: number): Match<S, D> =>
  Match.replay(match.game, match.setup, match.secret, match.log.slice(0, lines));

/** Positions from the middle of matches: between two steps, and in the middle of one. */
function positions<S extends State, D extends Def>(plan: Plan<S, D>) {
  const between: Match<S, D>[] = [];
  const within: Match<S, D>[] = [];
  for (let n = 0; n < plan.matches && (between.length < 40 || within.length < 40); n++) {
    const whole = played(plan, n);
    const { length } = whole.log;
    for (let at = length >> 2; at < length - (length >> 2); at += 5) {
      const match = upTo(whole, at);
      const found = match.toReplay === 0 ? between : within;
      if (found.length < 40 && match.asks.length === match.openParts) found.push(match);
    }
  }
  return { between, within };
}

/** Times something done with each of several things, over and over. */
const withEach =
  <T>(things: readonly T[], work: (thing: T) => unknown): Work =>
  () =>
  () => {
    for (let n = 0; n < REPEATS; n++) for (const thing of things) work(thing);
    return REPEATS * things.length;
  };

/**
 * Between two steps a fork is a copy of the checkpoint; within one the copy asks again what was asked and gets the
 * same answers. Theirs is the platform's own deep copy of the same states.
 */
function forks<S extends State, D extends Def>(matches: readonly Match<S, D>[]) {
  const checkpoints = matches.map(match => match.resumePoint().state);
  const { clone } = matches[0]?.game ?? { clone: structuredClone };
  return race(
    {
      copies: withEach(checkpoints, clone),
      asked: withEach(matches, match => match.at()),
      theirs: withEach(
        matches.map(({ state }) => state),
        structuredClone,
      ),
    },
    9,
  );
}

/** How many questions a fork replays, at every decision of whole random matches. */
function replays<S extends State, D extends Def>(plan: Plan<S, D>): readonly number[] {
  const counts: number[] = [];
  for (let n = 0; n < plan.matches; n++) {
    const match = Match.start(plan.game, plan.setup, secretOf(n));
    const below = dice(n + 1);
    while (!match.result) {
      counts.push(match.toReplay);
      answerOne(match, below);
    }
  }
  return counts;
}

const REPEATS = 400;
const DECISIONS = 40;
const SHARE = 10;
const COPIES = 5;

/** The same decisions from the same position, at the end of a long log and of one ten times shorter. */
function longLogs<S extends State, D extends Def>(plan: Plan<S, D>) {
  const whole = played(plan, 0);
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
  return race({ long: decisions(longOne), short: decisions(shortOne) }, 60);
}

/** What it costs to stand somewhere else: forks, and decisions late in a match. Any game can be handed in. */
export function forkOf<S extends State, D extends Def>(plan: Plan<S, D>): BenchResult {
  const { slug } = plan.game;
  const { between, within } = positions(plan);
  const outside = forks(between);
  const inside = within.length > 0 ? forks(within) : undefined;
  const counts = replays(plan);
  const perDecision = longLogs(plan);
  const micro = (speed: number) => 1e6 / speed;
  const unit = 'forks per second';
  return {
    figures: {
      'microseconds per fork between steps': micro(outside.copies),
      'microseconds per fork between steps, with its question': micro(outside.asked),
      ...(inside && { 'microseconds per fork within a step, with its question': micro(inside.asked) }),
      'questions to replay, mean': counts.reduce((sum, count) => sum + count, 0) / counts.length,
      'questions to replay, 99 of 100': quantile(counts, 0.99),
      'questions to replay, most': Math.max(...counts),
      'decisions counted': counts.length,
    },
    comparisons: [
      atLeast(`${slug}-fork-at-checkpoint`, outside.copies, outside.theirs, unit, 15),
      ...(inside ? [atLeast(`${slug}-fork-in-effect`, inside.asked, inside.theirs, unit, 8)] : []),
      atMost(
        `${slug}-long-log`,
        micro(perDecision.long),
        micro(perDecision.short),
        'microseconds a decision',
        1.2,
      ),
    ],
  };
}
