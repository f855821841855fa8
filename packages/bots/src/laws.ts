import type { Def, Game, Pick, Question, Seat, Setup, State } from '@tavolata/kernel';
import {
  canonicalJson,
  keyOf,
  permuteUnknown,
  questionInView,
  type Standpoint,
  standpointOf,
  viewFor,
} from '@tavolata/kernel/match';
import type { Bot } from './bot.ts';
import { decide } from './think.ts';
import { TrackedRun } from './tracked-run.ts';

interface PeekPlan {
  readonly seed: string;
  readonly setup: Setup;
  readonly bot: Bot;
  /** Other worlds tried at each decision. */
  readonly worlds?: number;
  readonly maxDecisions?: number;
}

/** A bot answered otherwise when only things its seat cannot see were different. */
export class Peeked extends Error {
  constructor(plan: PeekPlan, seat: Seat, decision: number, detail: string) {
    super(`${plan.bot.name} peeks in match ${plan.seed}, seat ${seat}, decision ${decision}: ${detail}`);
    this.name = 'Peeked';
  }
}

/**
 * The law of fair bots, for the tests of any game: the bot plays all seats of a match, and at each of its decisions
 * the cards its seat does not know are permuted; its choice must stay the same. Returns how many choices were tried.
 */
export function neverPeeks<S extends State, D extends Def>(game: Game<S, D>, plan: PeekPlan): number {
  const { seed, setup, bot, worlds = 2, maxDecisions = 100_000 } = plan;
  const tracked = new TrackedRun(game, setup, keyOf(`${seed} key`));
  const { run } = tracked;
  let decision = 0;
  const choice = (state: S, open: Question, standpoint: Standpoint<S> | undefined): Pick => {
    const { state: view, rename } = viewFor(game, state, open.seat);
    return decide(game, bot, {
      view,
      question: questionInView(open, rename),
      key: `${seed} ${decision}`,
      standpoint,
    });
  };
  while (!run.over && decision < maxDecisions) {
    const picks = run.questions.map(question => {
      const pick = choice(run.state, question, bot.imagines && tracked.standpoint(question.seat));
      for (let world = 0; world < worlds; world++) {
        const key = keyOf(`${seed} ${decision} ${world}`);
        const standpoint = bot.imagines && standpointElsewhere(game, tracked, question.seat, key);
        if (bot.imagines && !standpoint) continue;
        const other = choice(permuteUnknown(game, run.state, [question.seat], key), question, standpoint);
        if (canonicalJson(other) !== canonicalJson(pick))
          throw new Peeked(
            plan,
            question.seat,
            decision,
            `${question.prompt}: ${canonicalJson(pick)}, then ${canonicalJson(other)}`,
          );
      }
      decision++;
      return pick;
    });
    tracked.note(picks);
    run.answer(...picks);
  }
  return decision;
}

/** What the seat knows at a table that looks the same to it; nothing if others could not have answered so there. */
function standpointElsewhere<S extends State, D extends Def>(
  game: Game<S, D>,
  { run, origin }: TrackedRun<S, D>,
  seat: Seat,
  key: string,
): Standpoint<S> | undefined {
  const now = game.clone(run.state);
  now.core.known = now.core.known.map((known, index) => known | (origin.state.core.known[index] ?? 0));
  const state = game.clone(origin.state);
  state.core.def = permuteUnknown(game, now, [seat], key).core.def.slice(0, state.core.def.length);
  try {
    const there = standpointOf(game, { ...origin, state }, seat);
    return canonicalJson(there.view) === canonicalJson(viewFor(game, run.state, seat).state)
      ? there
      : undefined;
  } catch {
    return undefined;
  }
}
