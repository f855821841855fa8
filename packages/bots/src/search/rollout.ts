import {
  type Def,
  isForced,
  type Pick,
  playOn,
  type Question,
  type Seat,
  type State,
} from '@tavolata/kernel';
import { questionInView, type Run, type SeatView, viewOfCopy } from '@tavolata/kernel/match';
import { bestOf } from '../best-of.ts';
import type { Below } from '../bot.ts';

/** Far more than a horizon of a few turns needs: beyond it the rules are in an endless loop. */
const MAX_DECISIONS = 2000;

interface Horizon {
  /** The turn at which a rollout is cut and valued. */
  readonly turn: number;
}

/** A world being played by everybody's judgement, each from what their seat sees in it. */
export class Rollout<S extends State, D extends Def> {
  /** How many answers were thought about: what a search costs. */
  decisions = 0;
  private readonly run: Run<S, D>;
  private readonly below: Below;
  private readonly seen = new Map<Seat, SeatView<S>>();

  constructor(run: Run<S, D>, below: Below) {
    this.run = run;
    this.below = below;
  }

  /** Answers the open question, one part of it as given. */
  answer(seat: Seat, pick: Pick): void {
    this.run.answer(
      ...this.run.questions.map(question => (question.seat === seat ? pick : this.pick(question))),
    );
  }

  /** Goes on until the horizon or the end. */
  toHorizon({ turn }: Horizon): void {
    const { run } = this;
    const { game } = run.g;
    while (!run.over && this.decisions < MAX_DECISIONS) {
      if ((game.turn?.(run.state) ?? 0) >= turn) return;
      run.answer(...run.questions.map(question => this.pick(question)));
    }
  }

  private pick(question: Question): Pick {
    if (isForced(question)) return question.fallback;
    this.decisions++;
    const { run, seen } = this;
    const { game } = run.g;
    // Nobody changes the state while it is looked at: no copy is needed.
    const sight = viewOfCopy(game, run.state, question.seat, seen.get(question.seat));
    seen.set(question.seat, sight);
    const advices = game.judge.advise(playOn(game, sight.state), questionInView(question, sight.rename));
    return bestOf(advices, this.below) ?? question.fallback;
  }
}
