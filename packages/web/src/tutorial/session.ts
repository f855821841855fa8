import { type Signal, signal } from '@preact/signals';
import type { Def, DeniedOption, Game, Option, Question, Seat, State } from '@tavolata/kernel';
import { questionInView, viewFor } from '@tavolata/kernel/match';
import type { Scenario } from '@tavolata/kernel/scenario';
import type { CommandDraft, ErrorCode, Reply, SeatInfo, TableEvent } from '@tavolata/table';
import type { TableSession, TableSnapshot } from '../session/session.ts';
import { LessonCourse } from './course.ts';

/** The reason a thing gives that is legal now and comes later in the lesson. */
export const NOT_YET = 'lesson-not-yet';
/** An answer that the rules allow, and that is not the lesson's. */
const OTHERWISE = 'lesson-otherwise';
/** And what belongs to a table where a match is played. */
const NOT_HERE = 'lesson-not-here';

/** A tutorial as a table: the learner's questions offer what the lesson is about, and the others' moves happen. */
export class LessonSession implements TableSession {
  readonly table: Signal<TableSnapshot | undefined> = signal(undefined);
  readonly online = signal(true);
  readonly course: LessonCourse<State, Def>;
  private readonly scenario: Scenario;
  private readonly game: Game<State, Def>;
  private readonly myName: string;
  /** How many answers were taken: whoever has given one knows by it that it is under way no more. */
  private taken = 0;

  constructor(game: Game<State, Def>, scenario: Scenario, myName: string) {
    this.game = game;
    this.scenario = scenario;
    this.myName = myName;
    this.course = new LessonCourse(game, scenario);
    this.tell();
  }

  async send(draft: CommandDraft): Promise<Reply> {
    if (draft.do !== 'answer') return refused('unknown-command', NOT_HERE);
    if (draft.q !== this.course.due?.q) return { n: 0, ok: false, error: { code: 'stale-question' } };
    const { question, pick } = this.course.due;
    // What is offered is only part of the question, so an index in it means another one in the whole.
    if (!this.course.answer(narrowed(question, pick).whole(draft.pick)))
      return refused('not-an-option', OTHERWISE, question.rule);
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
    const { state, rename } = viewFor(game, stage.state, seat);
    const events = (stage.heard(seat, stage.arranged) as TableEvent[]).map(event => ({ ...event, to: 0 }));
    const { result } = stage.state.core;
    this.table.value = {
      viewer: seat,
      about: {
        id: 'lesson',
        game: game.slug,
        rules: game.version,
        setup: { seats: stage.state.core.seats, options: this.scenario.options ?? {} },
        commitment: '',
      },
      snapshot: {
        phase: result ? 'over' : 'playing',
        seats: stage.state.core.seats.map(each => this.place(each)),
        view: state,
        // Everybody else's moves happen by themselves: nobody waits for them.
        waiting: due ? [seat] : [],
        number: this.taken,
        ...(due && {
          asked: { q: due.q, question: questionInView(narrowed(due.question, due.pick).question, rename) },
        }),
        ...(result && { result }),
      },
      events,
      notices: [],
      begin: 0,
      ahead: 0,
    };
  }

  private place(seat: Seat): SeatInfo {
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
  readonly question: Question;
  /** An answer to the part, as an answer to the whole. */
  whole(pick: unknown): never;
}

/** The question with only the lesson's answer on offer; the rest says that its time will come. */
function narrowed(question: Question, pick: Question['fallback']): Narrowed {
  const asIs: Narrowed = { question, whole: given => given as never };
  if (question.kind === 'assign') {
    // With fewer there is no confirming: it would only be refused.
    const total = (pick as readonly number[]).reduce((sum, share) => sum + share, 0);
    return { ...asIs, question: { ...question, total: { min: total, max: total } } };
  }
  if (!('options' in question)) return asIs;
  const wanted = (Array.isArray(pick) ? pick : [pick]) as readonly number[];
  const from =
    question.kind === 'order' ? question.options.map((_, i) => i) : [...wanted].sort((x, y) => x - y);
  const options = from.map(index => question.options[index] as Option);
  const later = question.options.filter((_, index) => !from.includes(index));
  const denied: readonly DeniedOption[] = [
    ...(question.denied ?? []),
    ...later.map(option => ({ option, rule: question.rule ?? '', reason: NOT_YET })),
  ];
  if (question.kind === 'pick')
    return {
      question: { ...question, options, denied, fallback: 0 },
      whole: given => from[given as number] as never,
    };
  const chosen = (given: unknown) => (given as readonly number[]).map(index => from[index]);
  if (question.kind === 'order')
    return { question: { ...question, denied }, whole: given => chosen(given) as never };
  const { limits: _, ...rest } = question;
  const count = wanted.length;
  return {
    question: { ...rest, options, denied, min: count, max: count, fallback: options.map((_, i) => i) },
    // Which comes first is nobody's business here.
    whole: given => wanted.filter(index => chosen(given).includes(index)) as never,
  };
}
