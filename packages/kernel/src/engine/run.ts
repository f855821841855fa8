import type { Chance } from '../author/chance.ts';
import type { EventSink } from '../author/events.ts';
import { ABANDON, type Flow } from '../author/flow.ts';
import type { Def, Game, Setup } from '../author/game.ts';
import type { Seat } from '../author/ids.ts';
import { Play } from '../author/play.ts';
import { type Pick, type Question, wrongWith } from '../author/question.ts';
import type { State } from '../author/state.ts';

const NOTHING: readonly Question[] = [];
/** Steps in a row that ask nothing: more is an endless loop in the rules, not a long game. */
const MAX_SILENT_STEPS = 10_000;
const DEFAULT_MAX_STEPS = 50_000;

export interface RunOptions {
  readonly sink?: EventSink;
  readonly explain?: boolean;
  /** Called between two steps, when the state alone is the whole truth. */
  readonly onCheckpoint?: () => void;
}

/**
 * A game being played: the state and, inside a step, the live flow. This is all a rollout needs; `Match` adds the
 * log, checkpoints, events and undo.
 */
export class Run<S extends State, D extends Def> {
  readonly g: Play<S, D>;
  /** The open question: one part, or one per seat that answers at the same time. Empty when the game is over. */
  questions: readonly Question[] = NOTHING;
  /** How many questions the current step has had answered: what a fork from its checkpoint must replay. */
  answered = 0;
  private flow: Flow<void> | undefined;
  private readonly onCheckpoint: (() => void) | undefined;

  /** Continues from a checkpoint. The state is the run's own from here on. */
  constructor(game: Game<S, D>, state: S, chance: Chance, options: RunOptions = {}) {
    this.g = new Play(game, state, chance, options.sink);
    this.g.explain = options.explain ?? false;
    this.onCheckpoint = options.onCheckpoint;
  }

  /** Sets up, deals and runs to the first question. */
  static start<S extends State, D extends Def>(
    game: Game<S, D>,
    setup: Setup,
    chance: Chance,
    options: RunOptions = {},
  ): Run<S, D> {
    const run = new Run(game, game.create(setup), chance, options);
    game.deal?.(run.g);
    run.advance();
    return run;
  }

  get state(): S {
    return this.g.state;
  }

  get over(): boolean {
    return this.g.state.core.result !== undefined;
  }

  /** Runs until somebody must choose or the game is over. */
  advance(): void {
    this.resume(undefined);
  }

  /** Answers every part of the open question, in the order of `asks`. Wrong answers throw: callers offer options. */
  answer(...picks: Pick[]): void {
    if (this.questions.length === 0) throw new Error('nobody is asked');
    if (picks.length !== this.questions.length)
      throw new Error(`${this.questions.length} answers are expected, not ${picks.length}`);
    for (let i = 0; i < picks.length; i++) {
      const question = this.questions[i] as Question;
      const wrong = wrongWith(question, picks[i]);
      if (wrong) throw new Error(`${question.prompt}: ${JSON.stringify(picks[i])} is ${wrong}`);
    }
    // Answers given together are shown together: from here on everybody knows the others'.
    if (picks.length > 1) this.state.core.insight++;
    this.answered++;
    this.resume(picks);
  }

  /** A seat leaves; called between two steps, or it waits for the next checkpoint. */
  leave(seat: Seat): void {
    const { core } = this.state;
    if (core.left.includes(seat)) return;
    core.left = [...core.left, seat];
    if (this.flow === undefined) this.advance();
  }

  private resume(picks: Pick[] | undefined): void {
    let input = picks;
    let silent = 0;
    this.questions = NOTHING;
    while (!this.over) {
      if (!this.flow) {
        this.begin();
        if (this.over || !this.flow) continue;
        if (++silent > MAX_SILENT_STEPS)
          throw new Error(`${this.g.game.slug} goes on for ever without asking`);
      }
      const next = input
        ? this.flow.next(input)
        : (this.flow as Generator<Question[] | typeof ABANDON, void, Pick[] | undefined>).next(undefined);
      input = undefined;
      if (next.done || next.value === ABANDON) this.flow = undefined;
      else if (!this.over) {
        this.questions = next.value;
        return;
      }
    }
    this.flow = undefined;
  }

  /** Between two steps: whoever left is taken out, the checkpoint is announced, the next step begins. */
  private begin(): void {
    const { g } = this;
    this.answered = 0;
    this.onCheckpoint?.();
    const { core } = g.state;
    for (const seat of core.left) {
      if (!core.gone.includes(seat)) {
        core.gone = [...core.gone, seat];
        g.emit('left', { seat });
        g.game.leave(g, seat);
        return;
      }
    }
    if (++core.steps > (g.game.maxSteps ?? DEFAULT_MAX_STEPS)) {
      g.finish({ how: 'draw', winners: [], order: [[...core.seats]], reason: 'endless', rule: 'endless' });
      return;
    }
    this.flow = g.game.step(g);
  }
}
