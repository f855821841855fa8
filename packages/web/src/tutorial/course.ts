import type { Def, Game, Pick, Question, Seat, State } from '@tavolata/kernel';
import { fingerprint } from '@tavolata/kernel/match';
import {
  type AnswerInWords,
  actionsOf,
  type Lesson,
  performAction,
  type Scenario,
  type ScenarioAction,
  type Stage,
  stageOf,
} from '@tavolata/kernel/scenario';

/** What the learner is to do now: the answer the scenario gives. */
export interface DueAnswer {
  readonly question: Question;
  readonly q: string;
  readonly pick: Pick;
}

/**
 * A scenario that somebody plays: everybody else's moves are made as it says, the learner's wait for the learner. A
 * stage in which the learner does nothing is read, then turned over: its words tell what there will be to watch.
 */
export class LessonCourse<S extends State, D extends Def> {
  readonly stage: Stage<S, D>;
  readonly seat: Seat;
  readonly lessons: readonly (Lesson | undefined)[];
  /** The stage being played, from 0; as many as there are when all is done. */
  at = 0;
  due: DueAnswer | undefined;
  private readonly parts: readonly (readonly ScenarioAction[])[];
  private deeds: ScenarioAction[] = [];
  private words: readonly AnswerInWords[] = [];

  constructor(game: Game<S, D>, scenario: Scenario) {
    if (!scenario.tutorial) throw new Error(`${scenario.title} is no tutorial`);
    const parts = scenario.stages ?? [scenario];
    this.seat = scenario.tutorial.seat;
    this.stage = stageOf(game, scenario);
    this.lessons = parts.map(({ lesson }) => lesson);
    this.parts = parts.map(({ when }) => (when ?? []).flatMap(actionsOf));
    this.enter();
  }

  get isOver(): boolean {
    return this.at >= this.parts.length;
  }

  get lesson(): Lesson | undefined {
    return this.lessons[this.at];
  }

  /** The learner has read; true if there was nothing else to do here. */
  turnOver(): boolean {
    if (this.due || this.isOver) return false;
    this.goOn();
    this.at++;
    this.enter();
    return true;
  }

  /** The learner answers; true if it is what the lesson is about. */
  answer(pick: Pick): boolean {
    const { due } = this;
    if (!due || JSON.stringify(due.pick) !== JSON.stringify(pick)) return false;
    this.stage.does(this.seat, this.words[0] as AnswerInWords);
    this.words = this.words.slice(1);
    this.goOn();
    // What the learner did is the end of its lesson: the next one follows by itself.
    if (!this.due && this.deeds.length === 0) this.turnOver();
    return true;
  }

  private enter(): void {
    this.deeds = [...(this.parts[this.at] ?? [])];
    this.words = [];
    if (this.deeds.some(deed => this.isMine(deed))) this.goOn();
  }

  private goOn(): void {
    this.due = undefined;
    for (;;) {
      if (this.words.length > 0) {
        this.due = this.dueFor(this.words[0] as AnswerInWords);
        return;
      }
      const deed = this.deeds.shift();
      if (!deed) return;
      if (this.isMine(deed)) this.words = this.stage.answersIn(deed.seat, deed.words);
      else performAction(this.stage, deed);
    }
  }

  private isMine(deed: ScenarioAction): deed is Extract<ScenarioAction, { readonly words: unknown }> {
    return 'words' in deed && deed.seat === this.seat;
  }

  private dueFor(word: AnswerInWords): DueAnswer {
    const question = this.stage.questionFor(this.seat);
    return { question, q: fingerprint(question), pick: this.stage.pickOf(question, word) };
  }
}
