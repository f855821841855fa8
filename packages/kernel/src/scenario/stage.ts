import { keyOf } from '../author/chance.ts';
import { eventFor, type GameEvent, recordEvent } from '../author/events.ts';
import type { Def, Game, SetupOptions } from '../author/game.ts';
import { type Json, SEATS, type Seat, type Viewer } from '../author/ids.ts';
import { setupFor } from '../author/options.ts';
import { playOn } from '../author/play-on.ts';
import { type DeniedOption, type Pick, type Question, wrongWith } from '../author/question.ts';
import type { State } from '../author/state.ts';
import { Run } from '../engine/run.ts';
import { viewFor } from '../engine/view.ts';
import { cardName, matchingOptions, optionName, optionsOf } from './names.ts';
import { type ChanceScript, ScriptedChance } from './script.ts';

export interface StageSetup {
  readonly players?: number;
  readonly options?: SetupOptions;
  readonly given?: Json;
  readonly chance?: ChanceScript;
  readonly seed?: string;
}

/** What a seat does, in words: an option's name, several, yes or no, a number, or shares by name. */
export type AnswerInWords =
  | string
  | number
  | boolean
  | readonly (string | number)[]
  | Readonly<Record<string, number>>;

export const PASS = 'pass';
const MAX_REST = 5_000;

/**
 * A position set up to be played by words, for scenario files and for tests in TypeScript alike. Strict: every
 * question has to be answered by the script, and every answer has to be on offer.
 */
export class Stage<S extends State, D extends Def> {
  readonly run: Run<S, D>;
  readonly events: GameEvent[] = [];
  readonly chance: ScriptedChance;
  /** How many events laying out the position took: what is told of the play comes after them. */
  readonly arranged: number;
  /** The position as it was laid out, which claims may be relative to. */
  private readonly start: S;
  private readonly held = new Map<Seat, Pick>();

  constructor(game: Game<S, D>, setup: StageSetup) {
    const { given, options = {} } = setup;
    const named = Object.keys((given as { seats?: Record<string, Json> } | undefined)?.seats ?? {});
    const lastNamed = 1 + Math.max(-1, ...named.map(seat => SEATS.indexOf(seat as Seat)));
    const players = setup.players ?? Math.max(game.players.min, lastNamed);
    this.chance = new ScriptedChance(keyOf(setup.seed ?? 'scenario'), setup.chance ?? {});
    const state = game.create(setupFor(game, players, options));
    this.run = new Run(game, state, this.chance, {
      explain: true,
      sink: (g, type, params, audience) => {
        this.events.push(recordEvent(g, type, params, audience));
      },
    });
    this.chance.nameOf = card => cardName(this.run.g, card);
    if (given === undefined) game.deal?.(this.run.g);
    else game.arrange(this.run.g, given);
    this.arranged = this.events.length;
    this.start = game.clone(this.run.state);
    this.run.advance();
  }

  get state(): S {
    return this.run.state;
  }

  get questions(): readonly Question[] {
    return this.run.questions.filter(({ seat }) => !this.held.has(seat));
  }

  questionFor(seat: Seat): Question {
    const question = this.questions.find(open => open.seat === seat);
    if (!question) throw new Error(`${seat} is not asked anything; ${this.describe()}`);
    return question;
  }

  glance(viewer?: Viewer): Json {
    return this.glanceAt(this.state, viewer);
  }

  /** What there was to see before anything was played. */
  firstGlance(viewer?: Viewer): Json {
    return this.glanceAt(this.start, viewer);
  }

  private glanceAt(state: S, viewer?: Viewer): Json {
    const { game } = this.run.g;
    return game.glance(playOn(game, viewer ? viewFor(game, state, viewer).state : state));
  }

  /** The seat answers its question, then its next ones, word by word. A first word may name the question itself. */
  does(seat: Seat, ...words: AnswerInWords[]): this {
    for (const word of this.answersIn(seat, words))
      this.answer(seat, this.pickOf(this.questionFor(seat), word));
    return this;
  }

  /** The words without one that only names the open question. */
  answersIn(seat: Seat, words: readonly AnswerInWords[]): readonly AnswerInWords[] {
    return words.length > 1 && words[0] === this.questionFor(seat).prompt ? words.slice(1) : words;
  }

  /** Everybody who can passes, until something else is asked, or until that question or event comes. */
  rest(word: typeof PASS | 'default', until?: string): this {
    const before = this.events.length;
    for (let turns = 0; turns < MAX_REST; turns++) {
      const question = this.questions[0];
      if (!question) return this;
      if (
        until &&
        (question.prompt === until || this.events.slice(before).some(event => event.type === until))
      )
        return this;
      const passing = word === PASS ? matchingOptions(this.run.g, optionsOf(question), PASS)[0] : undefined;
      if (passing !== undefined) this.answer(question.seat, passing);
      else if (word === 'default' || until) this.answer(question.seat, question.fallback);
      else return this;
    }
    throw new Error(`${until ?? 'another question'} never comes`);
  }

  leave(seat: Seat): this {
    this.run.leave(seat);
    this.answerForTheAbsent();
    return this;
  }

  /** Names of what the seat can pick now, passing aside. */
  offers(seat: Seat): string[] {
    const options = optionsOf(this.questionFor(seat)).filter(option => option.key !== PASS);
    return options.map(option => optionName(this.run.g, option));
  }

  /** Why the seat cannot pick something: nothing if it can, or if nobody would expect it. */
  refusals(seat: Seat, phrase: string): readonly DeniedOption[] {
    const { g } = this.run;
    const question = this.questionFor(seat);
    const denied = question.denied ?? [];
    if (matchingOptions(g, optionsOf(question), phrase).length > 0) return [];
    return matchingOptions(
      g,
      denied.map(({ option }) => option),
      phrase,
    ).map(index => denied[index] as DeniedOption);
  }

  heard(viewer: Viewer, since = 0): unknown[] {
    return this.events.slice(since).flatMap((event, n) => eventFor(event, n, viewer) ?? []);
  }

  describe(): string {
    if (this.run.over) return `the match is over (${this.state.core.result?.reason})`;
    const { g } = this.run;
    return this.questions
      .map(
        question =>
          `${question.seat} is asked ${question.prompt}: ${
            optionsOf(question)
              .map(option => `${option.key} ${optionName(g, option)}`)
              .join(', ') || question.kind
          }`,
      )
      .join('; ');
  }

  /** The view of a seat with the verbs of the game, for tests of what a player may know. */
  seenBy(viewer: Viewer) {
    const { game } = this.run.g;
    return playOn(game, viewFor(game, this.state, viewer).state);
  }

  private answer(seat: Seat, pick: Pick): void {
    const question = this.questionFor(seat);
    const wrong = wrongWith(question, pick);
    if (wrong)
      throw new Error(`${seat} cannot answer ${question.prompt} with ${JSON.stringify(pick)}: ${wrong}`);
    this.held.set(seat, pick);
    if (this.questions.length > 0) return;
    const picks = this.run.questions.map(open => this.held.get(open.seat) as Pick);
    this.held.clear();
    this.run.answer(...picks);
    this.answerForTheAbsent();
  }

  /** Whoever has left gives default answers until the rules take them out. */
  private answerForTheAbsent(): void {
    const question = this.questions.find(({ seat }) => this.state.core.left.includes(seat));
    if (!question) return;
    this.answer(question.seat, question.fallback);
    this.answerForTheAbsent();
  }

  /** The answer a word stands for. */
  pickOf(question: Question, word: AnswerInWords): Pick {
    switch (question.kind) {
      case 'yes-no':
        if (word === true || word === 'yes') return true;
        if (word === false || word === 'no') return false;
        break;
      case 'number':
        if (typeof word === 'number') return word;
        break;
      case 'pick':
        return this.only(question, String(word));
      case 'some':
      case 'order': {
        const words = Array.isArray(word) ? (word as readonly (string | number)[]) : [String(word)];
        const taken: number[] = [];
        for (const one of words) taken.push(this.only(question, String(one), taken));
        return taken;
      }
      case 'assign':
        if (typeof word === 'object' && !Array.isArray(word)) {
          const shares = question.options.map(() => 0);
          for (const [name, share] of Object.entries(word as Readonly<Record<string, number>>))
            shares[this.only(question, name)] = share;
          return shares;
        }
    }
    throw new Error(`${question.seat} cannot answer ${question.prompt} with ${JSON.stringify(word)}`);
  }

  /** The one option a phrase names. Copies of one card are alike: the first will do. */
  private only(question: Question, phrase: string, taken: readonly number[] = []): number {
    const { g } = this.run;
    const options = optionsOf(question);
    const found = matchingOptions(g, options, phrase).filter(index => !taken.includes(index));
    const first = found[0];
    const offered = `${this.describe()}`;
    if (first === undefined) throw new Error(`${question.seat} cannot pick ${phrase}; ${offered}`);
    const names = new Set(
      found.map(index =>
        JSON.stringify({ ...options[index], card: undefined, name: optionName(g, options[index] as never) }),
      ),
    );
    if (names.size > 1) throw new Error(`${phrase} names several options; ${offered}`);
    return first;
  }
}
