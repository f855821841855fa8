import {
  type Def,
  type Game,
  isForced,
  type Pick,
  type Play,
  playOn,
  type Question,
  type Result,
  type Seat,
  type Setup,
  type State,
} from '@tavolata/kernel';
import {
  type EventSink,
  KeyedChance,
  questionInView,
  Run,
  type SeatView,
  viewFor,
} from '@tavolata/kernel/match';
import type { Below, Bot } from './bot.ts';
import { belowOf } from './think.ts';
import { TrackedRun } from './tracked-run.ts';

/** Longer than any real match: beyond it the rules are in an endless loop. */
const MAX_DECISIONS = 100_000;

interface PlayOutOutcome {
  /** Absent when the match ran on past `maxDecisions`. */
  readonly result?: Result;
  readonly decisions: number;
  readonly steps: number;
}

interface PlayOutOptions {
  readonly sink?: EventSink;
  readonly maxDecisions?: number;
}

export type Players = Readonly<Partial<Record<Seat, Bot>>>;

/**
 * Plays a whole match on the bare `Run`: no log, no checkpoints, for simulations. Equal setup, key and players give
 * equal matches. A rule that throws, or advice no question allows, comes out as the exception it is.
 */
export function playOut<S extends State, D extends Def>(
  game: Game<S, D>,
  setup: Setup,
  secret: { readonly key: string },
  players: Players,
  options: PlayOutOptions = {},
): PlayOutOutcome {
  const { sink, maxDecisions = MAX_DECISIONS } = options;
  const imagines = Object.values(players).some(bot => bot.imagines);
  const tracked = imagines ? new TrackedRun(game, setup, secret.key, sink) : undefined;
  const run = tracked?.run ?? Run.start(game, setup, new KeyedChance(secret.key), sink ? { sink } : {});
  const minds = new Map(setup.seats.map(seat => [seat, mindOf<S>(players, seat, secret.key)]));
  // What a bot that does not look is shown: a table on which nothing has been dealt.
  const nothing = playOn(game, game.create(setup));
  let decisions = 0;
  while (!run.over && decisions < maxDecisions) {
    const picks = run.questions.map(question =>
      answer(run, question, minds.get(question.seat) as Mind<S>, nothing, tracked),
    );
    decisions += picks.length;
    tracked?.note(picks);
    run.answer(...picks);
  }
  const { result, steps } = run.state.core;
  return { ...(result && { result }), decisions, steps };
}

interface Mind<S extends State> {
  readonly bot: Bot;
  readonly below: Below;
  /** When it was last asked. */
  seen?: SeatView<S>;
}

function mindOf<S extends State>(players: Players, seat: Seat, key: string): Mind<S> {
  const bot = players[seat];
  if (!bot) throw new Error(`nobody plays seat ${seat}`);
  return { bot, below: belowOf(`${key} bot ${seat}`) };
}

function answer<S extends State, D extends Def>(
  run: Run<S, D>,
  question: Question,
  mind: Mind<S>,
  nothing: Play<S, D>,
  tracked: TrackedRun<S, D> | undefined,
): Pick {
  const { bot, below } = mind;
  if (isForced(question)) return question.fallback;
  if (!bot.looks) return bot.choose(nothing, question, below);
  mind.seen = viewFor(run.g.game, run.state, question.seat, mind.seen);
  const { state, rename } = mind.seen;
  const { game } = run.g;
  const standpoint = tracked && (() => tracked.standpoint(question.seat));
  return bot.choose(playOn(game, state), questionInView(question, rename), below, standpoint);
}
