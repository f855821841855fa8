import {
  type Ask,
  type Def,
  type EventSink,
  type Game,
  isForced,
  KeyedChance,
  type Pick,
  type Play,
  playOn,
  type Result,
  Run,
  type Seat,
  type Seen,
  type Setup,
  type State,
  see,
  seeAsk,
} from '@tavolata/kernel';
import type { Below, Bot } from './bot.ts';
import { belowOf } from './think.ts';

/** Nothing a person would sit through is so long: beyond it the rules run in circles. */
const MAX_DECISIONS = 100_000;

export interface Outcome {
  /** Absent when the match ran on past `maxDecisions`. */
  readonly result?: Result;
  readonly decisions: number;
  readonly steps: number;
}

export interface PlayOutOptions {
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
): Outcome {
  const { sink, maxDecisions = MAX_DECISIONS } = options;
  const run = Run.start(game, setup, new KeyedChance(secret.key), sink ? { sink } : {});
  const minds = new Map(setup.seats.map(seat => [seat, mindOf<S>(players, seat, secret.key)]));
  // What a bot that does not look is shown: a table on which nothing has been dealt.
  const nothing = playOn(game, game.create(setup));
  let decisions = 0;
  while (!run.over && decisions < maxDecisions) {
    const picks = run.asks.map(ask => answer(run, ask, minds.get(ask.seat) as Mind<S>, nothing));
    decisions += picks.length;
    run.answer(...picks);
  }
  const { result, steps } = run.state.core;
  return { ...(result && { result }), decisions, steps };
}

interface Mind<S extends State> {
  readonly bot: Bot;
  readonly below: Below;
  /** When it was last asked. */
  seen?: Seen<S>;
}

function mindOf<S extends State>(players: Players, seat: Seat, key: string): Mind<S> {
  const bot = players[seat];
  if (!bot) throw new Error(`nobody plays seat ${seat}`);
  return { bot, below: belowOf(`${key} bot ${seat}`) };
}

function answer<S extends State, D extends Def>(
  run: Run<S, D>,
  ask: Ask,
  mind: Mind<S>,
  nothing: Play<S, D>,
): Pick {
  const { bot, below } = mind;
  if (isForced(ask)) return ask.fallback;
  if (!bot.looks) return bot.choose(nothing, ask, below);
  mind.seen = see(run.g.game, run.state, ask.seat, mind.seen);
  const { state, rename } = mind.seen;
  return bot.choose(playOn(run.g.game, state), seeAsk(ask, rename), below);
}
