import { type Signal, signal } from '@preact/signals';
import {
  type Ask,
  type Def,
  type Denied,
  type Game,
  type Option,
  type Seat,
  type State,
  see,
  seeAsk,
} from '@tavolata/kernel';
import type { Scenario } from '@tavolata/kernel/scenario';
import type { ErrorCode, Place, Reply, TableEvent } from '@tavolata/table';
import type { Session, Told, Wish } from '../session/session.ts';
import { Course } from './course.ts';

/** The reason a thing gives that is legal now and comes later in the lesson. */
export const NOT_YET = 'lesson-not-yet';
/** An answer that the rules allow, and that is not the lesson's. */
const OTHERWISE = 'lesson-otherwise';
/** And what belongs to a table where a match is played. */
const NOT_HERE = 'lesson-not-here';

/** A tutorial as a table: the learner's questions offer what the lesson is about, and the others' moves happen. */
export class LessonSession implements Session {
  readonly told: Signal<Told | undefined> = signal(undefined);
  readonly online = signal(true);
  readonly course: Course<State, Def>;
  private readonly scenario: Scenario;
  private readonly game: Game<State, Def>;
  private readonly myName: string;
  /** How many answers were taken: whoever has given one knows by it that it is under way no more. */
  private taken = 0;

  constructor(game: Game<State, Def>, scenario: Scenario, myName: string) {
    this.game = game;
    this.scenario = scenario;
    this.myName = myName;
    this.course = new Course(game, scenario);
    this.tell();
  }

  async send(wish: Wish): Promise<Reply> {
    if (wish.do !== 'answer') return refused('unknown-command', NOT_HERE);
    if (wish.q !== this.course.due?.q) return { n: 0, ok: false, error: { code: 'stale-question' } };
    const { ask, pick } = this.course.due;
    // What is offered is only part of the question, so an index in it means another one in the whole.
    if (!this.course.answer(narrowed(ask, pick).whole(wish.pick)))
      return refused('not-an-option', OTHERWISE, ask.rule);
    this.taken++;
    this.tell();
    return { n: 0, ok: true };
  }

  turnOver(): void {
    if (this.course.turnOver()) this.tell();
  }

  close(): void {
    this.online.value = false;
  }

  private tell(): void {
    const { course, game } = this;
    const { stage, seat, due } = course;
    const { state, rename } = see(game, stage.state, seat);
    const events = (stage.heard(seat, stage.arranged) as TableEvent[]).map(event => ({ ...event, to: 0 }));
    const { result } = stage.state.core;
    this.told.value = {
      viewer: seat,
      about: {
        id: 'lesson',
        game: game.slug,
        rules: game.version,
        setup: { seats: stage.state.core.seats, options: this.scenario.options ?? {} },
        commitment: '',
      },
      picture: {
        phase: result ? 'over' : 'playing',
        seats: stage.state.core.seats.map(each => this.place(each)),
        view: state,
        // Everybody else's moves happen by themselves: nobody waits for them.
        waiting: due ? [seat] : [],
        number: this.taken,
        ...(due && { question: { q: due.q, ask: seeAsk(narrowed(due.ask, due.pick).ask, rename) } }),
        ...(result && { result }),
      },
      events,
      notices: [],
      ahead: 0,
    };
  }

  private place(seat: Seat): Place {
    const name = seat === this.course.seat ? this.myName : (this.scenario.tutorial?.names[seat] ?? seat);
    return { seat, who: 'person', name, here: true, left: false };
  }
}

const refused = (code: ErrorCode, reason: string, rule = ''): Reply => ({
  n: 0,
  ok: false,
  error: { code, refusal: { reason, rule } },
});

interface Narrowed {
  readonly ask: Ask;
  /** An answer to the part, as an answer to the whole. */
  whole(pick: unknown): never;
}

/** The question with only the lesson's answer on offer; the rest says that its time will come. */
function narrowed(ask: Ask, pick: Ask['fallback']): Narrowed {
  const asIs: Narrowed = { ask, whole: given => given as never };
  if (ask.kind === 'assign') {
    // With fewer there is no confirming: it would only be refused.
    const total = (pick as readonly number[]).reduce((sum, share) => sum + share, 0);
    return { ...asIs, ask: { ...ask, total: { min: total, max: total } } };
  }
  if (!('options' in ask)) return asIs;
  const wanted = (Array.isArray(pick) ? pick : [pick]) as readonly number[];
  const from = ask.kind === 'order' ? ask.options.map((_, i) => i) : [...wanted].sort((x, y) => x - y);
  const options = from.map(index => ask.options[index] as Option);
  const later = ask.options.filter((_, index) => !from.includes(index));
  const denied: readonly Denied[] = [
    ...(ask.denied ?? []),
    ...later.map(option => ({ option, rule: ask.rule ?? '', reason: NOT_YET })),
  ];
  if (ask.kind === 'pick')
    return {
      ask: { ...ask, options, denied, fallback: 0 },
      whole: given => from[given as number] as never,
    };
  const chosen = (given: unknown) => (given as readonly number[]).map(index => from[index]);
  if (ask.kind === 'order') return { ask: { ...ask, denied }, whole: given => chosen(given) as never };
  const { limits: _, ...rest } = ask;
  const count = wanted.length;
  return {
    ask: { ...rest, options, denied, min: count, max: count, fallback: options.map((_, i) => i) },
    // Which comes first is nobody's business here.
    whole: given => wanted.filter(index => chosen(given).includes(index)) as never,
  };
}
