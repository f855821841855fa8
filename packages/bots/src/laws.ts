import {
  type Ask,
  canonical,
  type Def,
  type Game,
  KeyedChance,
  keyOf,
  type Pick,
  permuteUnknown,
  Run,
  type Seat,
  type Setup,
  type State,
  see,
  seeAsk,
} from '@tavolata/kernel';
import type { Bot } from './bot.ts';
import { decide } from './think.ts';

export interface PeekPlan {
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
  const run = Run.start(game, setup, new KeyedChance(keyOf(`${seed} key`)));
  let decision = 0;
  const choice = (state: S, open: Ask): Pick => {
    const { state: view, rename } = see(game, state, open.seat);
    return decide(game, bot, { view, ask: seeAsk(open, rename), key: `${seed} ${decision}` });
  };
  while (!run.over && decision < maxDecisions) {
    const picks = run.asks.map(ask => {
      const pick = choice(run.state, ask);
      for (let world = 0; world < worlds; world++) {
        const key = keyOf(`${seed} ${decision} ${world}`);
        const other = choice(permuteUnknown(game, run.state, [ask.seat], key), ask);
        if (canonical(other) !== canonical(pick))
          throw new Peeked(
            plan,
            ask.seat,
            decision,
            `${ask.prompt}: ${canonical(pick)}, then ${canonical(other)}`,
          );
      }
      decision++;
      return pick;
    });
    run.answer(...picks);
  }
  return decision;
}
