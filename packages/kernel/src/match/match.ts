import { commitment, KeyedChance } from '../author/chance.ts';
import { type EventSink, eventFor, type GameEvent, recordEvent, type SeatEvent } from '../author/events.ts';
import type { Def, Game, Setup } from '../author/game.ts';
import type { Seat, Viewer } from '../author/ids.ts';
import { Offers } from '../author/offers.ts';
import { fingerprint, type Pick, type Question, type WrongPick, wrongWith } from '../author/question.ts';
import type { Result } from '../author/result.ts';
import type { State } from '../author/state.ts';
import { carryOut } from '../engine/carry-out.ts';
import { type Checkpoint, Checkpoints } from '../engine/checkpoints.ts';
import { digestOf } from '../engine/digest.ts';
import type { AnsweredBy, LogEntry, ReplayedEntry } from '../engine/log.ts';
import { Run } from '../engine/run.ts';
import { type Past, Tail } from '../engine/tail.ts';
import { questionInView, type SeatView, viewFor } from '../engine/view.ts';
import { type Standpoint, standpointOf } from '../worlds/standpoint.ts';

/** Key and salt are the match's secret; everybody sees `commitment(key, salt)` before it starts. */
export interface Secret {
  readonly key: string;
  readonly salt: string;
}

/** Written when rules throw: enough to run the failing step again. */
export interface StepReport<S = unknown> {
  readonly game: string;
  readonly version: string;
  readonly setup: Setup;
  readonly checkpoint: S;
  readonly deeds: readonly ReplayedEntry[];
  readonly error: string;
}

/** Why an answer or a command changed nothing. */
export type Rejection =
  | { readonly code: 'over' | 'not-asked' | 'unknown-seat' | 'no-such-moment' | 'already-left' }
  | { readonly code: WrongPick | 'stale-question' }
  | { readonly code: 'crashed'; readonly report: StepReport };

/** A replay met another question than the one the log answers: the rules have changed since. */
export class Divergence extends Error {
  readonly at: number;
  constructor(at: number, expected: string, met: string) {
    super(`line ${at} of the log answers question ${expected}, but the game asks ${met}`);
    this.name = 'Divergence';
    this.at = at;
  }
}

/** Where a match goes on from a checkpoint, and what of its past is known without playing it again. */
interface Resumption<S> {
  /** Where it began, if not with a deal. */
  readonly origin?: S | undefined;
  /** All of it, up to now. */
  readonly log: readonly LogEntry[];
  /** The state at the start of the step in progress, and how many deeds stood then. */
  readonly state: S;
  readonly at: number;
  /** The events before that. */
  readonly events: Past<GameEvent>;
  /** What was done since. */
  readonly deeds: readonly ReplayedEntry[];
}

/** Deeds from before a checkpoint are counted, but not there. */
const missing = (length: number): Past<never> => ({
  length,
  slice: () => {
    throw new Error(`the match begins after ${length} deeds here`);
  },
});

/** What a match has written down. */
interface Recorded<S> {
  readonly origin: S | undefined;
  readonly log: LogEntry[];
  readonly deeds: Tail<ReplayedEntry>;
  readonly happened: Tail<GameEvent>;
  readonly checkpoints: Checkpoints<S>;
}

const newRecord = <S>(origin?: S, from?: Resumption<S>): Recorded<S> => ({
  origin,
  log: [],
  deeds: new Tail(from && missing(from.at)),
  happened: new Tail(from?.events),
  checkpoints: new Checkpoints(),
});

/**
 * A live match: setup, secret and log, and from them everything else. A position is the last checkpoint and the
 * deeds since, so that loading, undoing, rewinding and forking are all the same thing.
 */
export class Match<S extends State, D extends Def> {
  readonly game: Game<S, D>;
  readonly setup: Setup;
  readonly secret: Secret;
  readonly log: LogEntry[];
  /** Where it began, if not with a deal. */
  readonly origin: S | undefined;
  private readonly deeds: Tail<ReplayedEntry>;
  private readonly happened: Tail<GameEvent>;
  private readonly checkpoints: Checkpoints<S>;
  private readonly chance: KeyedChance;
  private run: Run<S, D>;
  /** Answers to a joint question that wait for the others'. */
  private held = new Map<Seat, Pick>();
  private rekeys = 0;
  /** While what was done is done again, all of it is written down already. */
  private isRecalling = false;
  private named: { readonly question: Question; readonly q: string } | undefined;

  private constructor(game: Game<S, D>, setup: Setup, secret: Secret, state: S, record: Recorded<S>) {
    this.game = game;
    this.setup = setup;
    this.secret = secret;
    this.origin = record.origin;
    this.log = record.log;
    this.deeds = record.deeds;
    this.happened = record.happened;
    this.checkpoints = record.checkpoints;
    this.chance = new KeyedChance(secret.key);
    this.run = this.runOf(state);
  }

  static start<S extends State, D extends Def>(game: Game<S, D>, setup: Setup, secret: Secret): Match<S, D> {
    const match = new Match(game, setup, secret, game.create(setup), newRecord());
    game.deal?.(match.run.g);
    match.run.advance();
    return match;
  }

  /** A match that begins at a given checkpoint: a scenario, a puzzle, a fork. */
  static from<S extends State, D extends Def>(
    game: Game<S, D>,
    setup: Setup,
    secret: Secret,
    state: S,
  ): Match<S, D> {
    const match = new Match(game, setup, secret, game.clone(state), newRecord(game.clone(state)));
    match.rekeys = state.core.chance.epoch;
    match.run.advance();
    return match;
  }

  /** A match that goes on from a checkpoint, with its whole log. It can go back by itself no further than that. */
  static resume<S extends State, D extends Def>(
    game: Game<S, D>,
    setup: Setup,
    secret: Secret,
    from: Resumption<S>,
  ): Match<S, D> {
    const { origin, log, deeds } = from;
    const match = new Match(game, setup, secret, game.clone(from.state), newRecord(origin, from));
    for (const entry of log) {
      match.log.push(entry);
      if (entry.t === 'undo' && entry.rekey) match.rekeys++;
    }
    match.rekeys += origin?.core.chance.epoch ?? 0;
    match.run.advance();
    match.carryOn(deeds);
    return match;
  }

  /**
   * Plays a log again, from the deal or from where the match began. Stops with a `Divergence` if the rules no longer ask
   * what it answers.
   */
  static replay<S extends State, D extends Def>(
    game: Game<S, D>,
    setup: Setup,
    secret: Secret,
    log: readonly LogEntry[],
    onEntry?: (match: Match<S, D>, index: number) => void,
    origin?: S,
  ): Match<S, D> {
    const match = origin ? Match.from(game, setup, secret, origin) : Match.start(game, setup, secret);
    for (const index of match.follow(log)) onEntry?.(match, index);
    return match;
  }

  /** Carries out the lines that come next, and pauses after each. */
  *follow(log: readonly LogEntry[]): Generator<number, void> {
    for (const [index, entry] of log.entries()) {
      this.expectPossible(entry);
      // What was rolled back had thrown: it is not tried again, only written down.
      if (log[index + 1]?.t === 'rollback') this.log.push(entry);
      else this.redo(entry);
      yield index;
    }
  }

  /**
   * The same match again, to go on with apart from this one. Costs a copy of the last checkpoint and the deeds since;
   * what was offered in them is recalled, and of what happened nothing is written down a second time.
   */
  fork(): Match<S, D> {
    const { game, setup, secret, run } = this;
    const { state, at } = this.checkpoints.before(this.deeds.length);
    const fork = new Match(game, setup, secret, game.clone(state), {
      origin: this.origin,
      log: this.log.slice(),
      deeds: this.deeds.copy(),
      happened: this.happened.copy(),
      checkpoints: this.checkpoints.copy(),
    });
    fork.rekeys = this.rekeys;
    fork.named = this.named;
    fork.isRecalling = true;
    fork.run.g.explain = false;
    fork.run.g.offers = run.g.offers?.again();
    fork.run.advance();
    for (const deed of this.deeds.slice(at)) carryOut(game, fork.run, deed, fork.held, secret);
    fork.isRecalling = false;
    fork.run.g.explain = true;
    // The same, with the reasons for what is not offered.
    fork.run.questions = run.questions;
    return fork;
  }

  get state(): S {
    return this.run.state;
  }

  get result(): Result | undefined {
    return this.run.state.core.result;
  }

  get commitment(): string {
    return commitment(this.secret.key, this.secret.salt);
  }

  /** How many deeds stand: what undo counts by. */
  get length(): number {
    return this.deeds.length;
  }

  /** The earliest moment it can go back to. */
  get earliest(): number {
    return this.deeds.start;
  }

  get events(): readonly GameEvent[] {
    return this.happened.all();
  }

  get eventCount(): number {
    return this.happened.length;
  }

  /** The events from a number on: of the latest, what came before them is not read. */
  eventsFrom(from: number, to?: number): readonly GameEvent[] {
    return this.happened.slice(from, to);
  }

  /** The parts of the open question that still wait for an answer. */
  get questions(): readonly Question[] {
    const { questions } = this.run;
    return this.held.size === 0 ? questions : questions.filter(question => !this.held.has(question.seat));
  }

  /** How many parts the open question has, answered or not. */
  get openParts(): number {
    return this.run.questions.length;
  }

  questionFor(seat: Seat): Question | undefined {
    return this.questions.find(question => question.seat === seat);
  }

  /** A seat's open question as that seat may see it. */
  visibleQuestionFor(seat: Seat): Question | undefined {
    const question = this.questionFor(seat);
    return question && questionInView(question, this.viewFor(seat).rename);
  }

  /** The fingerprint of an open question: whoever shows it wants it, and whoever takes the answer. */
  nameOf(question: Question): string {
    if (this.named?.question !== question) this.named = { question, q: fingerprint(question) };
    return this.named.q;
  }

  viewFor(viewer: Viewer): SeatView<S> {
    return viewFor(this.game, this.run.state, viewer);
  }

  viewStateFor(viewer: Viewer): S {
    return this.viewFor(viewer).state;
  }

  digest(): string {
    return digestOf(this.run.state);
  }

  eventsFor(viewer: Viewer, since = 0): SeatEvent[] {
    return this.eventsFrom(since).flatMap((recorded, i) => eventFor(recorded, since + i, viewer) ?? []);
  }

  /** The seat's answer to its open question. `q`, if given, is the fingerprint of the question it means. */
  answer(seat: Seat, pick: Pick, by: AnsweredBy = 'person', q?: string): Rejection | undefined {
    if (this.result) return { code: 'over' };
    const question = this.questionFor(seat);
    if (!question) return { code: this.setup.seats.includes(seat) ? 'not-asked' : 'unknown-seat' };
    const asked = this.nameOf(question);
    if (q !== undefined && q !== asked) return { code: 'stale-question' };
    const wrong = wrongWith(question, pick);
    if (wrong) return { code: wrong };
    return this.attempt({ t: 'answer', q: asked, seat, pick, by });
  }

  leave(seat: Seat): Rejection | undefined {
    if (this.result) return { code: 'over' };
    if (!this.setup.seats.includes(seat)) return { code: 'unknown-seat' };
    if (this.run.state.core.left.includes(seat)) return { code: 'already-left' };
    return this.attempt({ t: 'leave', seat });
  }

  /** Whether going back to `to` deeds would take back no die, no shuffle and nothing anybody has learnt. */
  isFreeToUndo(to: number): boolean {
    const past = this.at(to).state.core;
    const { chance, insight } = this.run.state.core;
    const isSameFuture = past.chance.drawn === chance.drawn && past.chance.epoch === chance.epoch;
    return isSameFuture && past.insight === insight;
  }

  /** Goes back to when `to` deeds stood. The caller has asked whoever must agree. */
  undo(to: number, seat: Seat): Rejection | undefined {
    if (!Number.isInteger(to) || to < this.earliest || to >= this.deeds.length)
      return { code: 'no-such-moment' };
    const rekey = !this.isFreeToUndo(to);
    this.log.push({ t: 'undo', to, seat, rekey });
    this.takeBack(to, rekey);
    return undefined;
  }

  /** The position after `to` deeds, as a run of its own; without a number, the present one. */
  at(to: number = this.deeds.length): Run<S, D> {
    const start = this.checkpoints.before(to);
    const run = new Run(this.game, this.game.clone(start.state), this.chance);
    // In the step that is going on, what was legal has been found out already.
    if (start === this.checkpoints.last) run.g.offers = this.run.g.offers?.again();
    run.advance();
    const held = new Map<Seat, Pick>();
    for (const deed of this.deeds.slice(start.at, to)) carryOut(this.game, run, deed, held, this.secret);
    run.g.offers = undefined;
    return run;
  }

  /** How many questions a fork has to replay; one to several seats counts once. */
  get toReplay(): number {
    return this.run.answered;
  }

  /** The last checkpoint, or the last one not after `to`, and the deeds since: what is stored, and what reports carry. */
  resumePoint(to = this.deeds.length): {
    readonly at: number;
    readonly state: S;
    readonly deeds: readonly ReplayedEntry[];
    /** How many events there were at the checkpoint. */
    readonly events: number;
  } {
    const { at, state, events } = this.checkpoints.before(to);
    return { at, state, events, deeds: this.deeds.slice(at) };
  }

  /** What a seat that is asked knows of this position, in the middle of a step too: worlds are imagined from it. */
  standpoint(seat: Seat): Standpoint<S> {
    const { state, deeds } = this.resumePoint();
    return standpointOf(this.game, { state, deeds, chance: this.chance, key: this.secret.key }, seat);
  }

  /** Where it stood between two steps, the latest first: what was not kept is played again. */
  *pauses(): Generator<S> {
    let next: Checkpoint<S> | undefined;
    for (const start of this.checkpoints.latestFirst()) {
      if (next) yield* this.pausesBetween(start, next).reverse();
      yield start.state;
      next = start;
    }
  }

  private pausesBetween(start: Checkpoint<S>, end: Checkpoint<S>): S[] {
    // Of steps that ask nothing the last stands for all, as among those that are kept.
    const met = new Map<number, S>();
    const onCheckpoint = (): void => {
      met.set(done, this.game.clone(run.state));
    };
    const run = new Run(this.game, this.game.clone(start.state), this.chance, { onCheckpoint });
    const held = new Map<Seat, Pick>();
    let done = start.at;
    run.advance();
    for (const deed of this.deeds.slice(start.at, end.at - 1)) {
      done++;
      carryOut(this.game, run, deed, held, this.secret);
    }
    return [...met.values()].slice(1);
  }

  private runOf(state: S): Run<S, D> {
    const sink: EventSink = (g, type, params, audience) => {
      if (!this.isRecalling) this.happened.push(recordEvent(g, type, params, audience));
    };
    return new Run<S, D>(this.game, state, this.chance, {
      sink,
      explain: true,
      onCheckpoint: () => this.keepCheckpoint(),
    });
  }

  private keepCheckpoint(): void {
    if (this.isRecalling) return;
    this.checkpoints.keep({
      at: this.deeds.length,
      events: this.happened.length,
      state: this.game.clone(this.run.state),
    });
    this.run.g.offers = new Offers();
  }

  private attempt(deed: Extract<ReplayedEntry, { t: 'answer' | 'leave' }>): Rejection | undefined {
    const before = this.deeds.length;
    this.log.push(deed);
    try {
      this.deeds.push(deed);
      carryOut(this.game, this.run, deed, this.held, this.secret);
      return undefined;
    } catch (error) {
      const report = this.report(before, error);
      const to = this.checkpoints.before(before).at;
      this.deeds.cut(before);
      this.log.push({ t: 'rollback', to });
      this.rollBack(to);
      return { code: 'crashed', report };
    }
  }

  private report(before: number, error: unknown): StepReport<S> {
    const { at, state } = this.checkpoints.before(before);
    const { slug, version } = this.game;
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return {
      game: slug,
      version,
      setup: this.setup,
      checkpoint: state,
      deeds: this.deeds.slice(at, before + 1),
      error: message,
    };
  }

  private takeBack(to: number, rekey: boolean): void {
    this.rewind(to, rekey ? [{ t: 'rekey', epoch: ++this.rekeys }] : []);
  }

  /** The answers of a step that threw were never given. Whoever left in it has left, and what was dealt anew stays so. */
  private rollBack(to: number): void {
    const kept = this.deeds.slice(to).filter(({ t }) => t !== 'answer');
    try {
      this.rewind(to, kept);
    } catch {
      // Even leaving makes these rules throw: then the step has not begun at all.
      this.rewind(to, []);
    }
  }

  /** Restores the last checkpoint not after `to`, carries out the deeds up to there, and then these. */
  private rewind(to: number, more: readonly ReplayedEntry[]): void {
    const start = this.checkpoints.before(to);
    const deeds = [...this.deeds.slice(start.at, to), ...more];
    this.deeds.cut(start.at);
    this.checkpoints.cutAfter(start);
    this.happened.cut(start.events);
    this.held = new Map();
    this.run = this.runOf(this.game.clone(start.state));
    this.run.advance();
    this.carryOn(deeds);
  }

  private carryOn(deeds: readonly ReplayedEntry[]): void {
    for (const deed of deeds) {
      this.deeds.push(deed);
      carryOut(this.game, this.run, deed, this.held, this.secret);
    }
  }

  private redo(entry: LogEntry): void {
    switch (entry.t) {
      case 'undo':
        this.log.push(entry);
        this.takeBack(entry.to, entry.rekey);
        return;
      case 'rollback':
        this.log.push(entry);
        this.rollBack(entry.to);
        return;
      default:
        if (entry.t === 'answer') this.compare(entry);
        this.log.push(entry);
        this.deeds.push(entry);
        carryOut(this.game, this.run, entry, this.held, this.secret);
    }
  }

  /** Whether a line of a log, written who knows where, answers the question that is open now. */
  private compare({ q, seat, pick }: Extract<LogEntry, { t: 'answer' }>): void {
    const question = this.questionFor(seat);
    const met = question ? fingerprint(question) : 'nothing';
    if (!question || q !== met) throw new Divergence(this.log.length, q, met);
    const wrong = wrongWith(question, pick);
    if (wrong) throw new Divergence(this.log.length, q, `it, and the answer is ${wrong}`);
  }

  /** No rules are prepared for seats and moments that are not there. */
  private expectPossible(entry: LogEntry): void {
    const line = `line ${this.log.length} of the log`;
    if ('seat' in entry && !this.setup.seats.includes(entry.seat))
      throw new Error(`${line} is of seat ${entry.seat}, which nobody has`);
    if ('to' in entry && entry.to > this.deeds.length)
      throw new Error(`${line} goes back to moment ${entry.to}, which never was`);
    if ('to' in entry && entry.to < this.earliest)
      throw new Error(`${line} goes back to moment ${entry.to}, before the match begins here`);
  }
}
