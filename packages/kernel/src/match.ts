import { carryOut } from './carry-out.ts';
import { commitment, KeyedChance } from './chance.ts';
import { type Checkpoint, Checkpoints } from './checkpoints.ts';
import { digest } from './digest.ts';
import { type EventSink, type Recorded, record, type Told, tell } from './events.ts';
import type { Def, Game, Setup } from './game.ts';
import type { Seat, Viewer } from './ids.ts';
import type { By, Deed, Entry } from './log.ts';
import { Offers } from './offers.ts';
import { type Ask, fingerprint, type Pick, type WrongPick, wrongWith } from './question.ts';
import type { Result } from './result.ts';
import { Run } from './run.ts';
import type { State } from './state.ts';
import { type Seen, see, seeAsk } from './view.ts';

/** Key and salt are the match's secret; everybody sees `commitment(key, salt)` before it starts. */
export interface Secret {
  readonly key: string;
  readonly salt: string;
}

/** Written when rules throw: enough to run the failing step again. */
export interface Report<S = unknown> {
  readonly game: string;
  readonly version: string;
  readonly setup: Setup;
  readonly checkpoint: S;
  readonly deeds: readonly Deed[];
  readonly error: string;
}

/** Why an answer or a command changed nothing. */
export type Rejection =
  | { readonly code: 'over' | 'not-asked' | 'unknown-seat' | 'no-such-moment' | 'already-left' }
  | { readonly code: WrongPick | 'stale-question' }
  | { readonly code: 'crashed'; readonly report: Report };

/** A replay met another question than the one the log answers: the rules have changed since. */
export class Divergence extends Error {
  readonly at: number;
  constructor(at: number, expected: string, met: string) {
    super(`line ${at} of the log answers question ${expected}, but the game asks ${met}`);
    this.name = 'Divergence';
    this.at = at;
  }
}

/**
 * A live match: setup, secret and log, and from them everything else. A position is the last checkpoint and the
 * deeds since, so that loading, undoing, rewinding and forking are all the same thing.
 */
export class Match<S extends State, D extends Def> {
  readonly game: Game<S, D>;
  readonly setup: Setup;
  readonly secret: Secret;
  readonly log: Entry[] = [];
  readonly events: Recorded[] = [];
  /** Where it began, if not with a deal. */
  readonly origin: S | undefined;
  private deeds: Deed[] = [];
  private readonly checkpoints = new Checkpoints<S>();
  private readonly chance: KeyedChance;
  private run: Run<S, D>;
  /** Answers to a joint question that wait for the others'. */
  private held = new Map<Seat, Pick>();
  private rekeys = 0;
  private named: { readonly ask: Ask; readonly q: string } | undefined;

  private constructor(game: Game<S, D>, setup: Setup, secret: Secret, origin?: S) {
    this.game = game;
    this.setup = setup;
    this.secret = secret;
    this.origin = origin;
    this.chance = new KeyedChance(secret.key);
    this.run = this.runOf(origin ? game.clone(origin) : game.create(setup));
  }

  static start<S extends State, D extends Def>(game: Game<S, D>, setup: Setup, secret: Secret): Match<S, D> {
    const match = new Match(game, setup, secret);
    game.deal(match.run.g);
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
    const match = new Match(game, setup, secret, game.clone(state));
    match.rekeys = state.core.chance.epoch;
    match.run.advance();
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
    log: readonly Entry[],
    onEntry?: (match: Match<S, D>, index: number) => void,
    origin?: S,
  ): Match<S, D> {
    const match = origin ? Match.from(game, setup, secret, origin) : Match.start(game, setup, secret);
    log.forEach((entry, index) => {
      match.expectPossible(entry);
      // What was rolled back had thrown: it is not tried again, only written down.
      if (log[index + 1]?.t === 'rollback') match.log.push(entry);
      else match.redo(entry);
      onEntry?.(match, index);
    });
    return match;
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

  /** The parts of the open question that still wait for an answer. */
  get asks(): readonly Ask[] {
    const { asks } = this.run;
    return this.held.size === 0 ? asks : asks.filter(ask => !this.held.has(ask.seat));
  }

  /** How many parts the open question has, answered or not. */
  get openParts(): number {
    return this.run.asks.length;
  }

  askFor(seat: Seat): Ask | undefined {
    return this.asks.find(ask => ask.seat === seat);
  }

  /** A seat's open question as that seat may see it. */
  questionFor(seat: Seat): Ask | undefined {
    const ask = this.askFor(seat);
    return ask && seeAsk(ask, this.see(seat).rename);
  }

  /** The fingerprint of an open question: whoever shows it wants it, and whoever takes the answer. */
  nameOf(ask: Ask): string {
    if (this.named?.ask !== ask) this.named = { ask, q: fingerprint(ask) };
    return this.named.q;
  }

  see(viewer: Viewer): Seen<S> {
    return see(this.game, this.run.state, viewer);
  }

  view(viewer: Viewer): S {
    return this.see(viewer).state;
  }

  digest(): string {
    return digest(this.run.state);
  }

  told(viewer: Viewer, since = 0): Told[] {
    const told: Told[] = [];
    for (let n = since; n < this.events.length; n++) {
      const event = tell(this.events[n] as Recorded, n, viewer);
      if (event) told.push(event);
    }
    return told;
  }

  /** The seat's answer to its open question. `q`, if given, is the fingerprint of the question it means. */
  answer(seat: Seat, pick: Pick, by: By = 'person', q?: string): Rejection | undefined {
    if (this.result) return { code: 'over' };
    const ask = this.askFor(seat);
    if (!ask) return { code: this.setup.seats.includes(seat) ? 'not-asked' : 'unknown-seat' };
    const asked = this.nameOf(ask);
    if (q !== undefined && q !== asked) return { code: 'stale-question' };
    const wrong = wrongWith(ask, pick);
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
    if (!Number.isInteger(to) || to < 0 || to >= this.deeds.length) return { code: 'no-such-moment' };
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
    for (let i = start.at; i < to; i++) carryOut(this.game, run, this.deeds[i] as Deed, held, this.secret);
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
    readonly deeds: readonly Deed[];
  } {
    const { at, state } = this.checkpoints.before(to);
    return { at, state, deeds: this.deeds.slice(at) };
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
    while (done < end.at - 1) carryOut(this.game, run, this.deeds[done++] as Deed, held, this.secret);
    return [...met.values()].slice(1);
  }

  private runOf(state: S): Run<S, D> {
    const sink: EventSink = (g, type, params, audience) => {
      this.events.push(record(g, type, params, audience));
    };
    return new Run<S, D>(this.game, state, this.chance, {
      sink,
      explain: true,
      onCheckpoint: () => this.keepCheckpoint(),
    });
  }

  private keepCheckpoint(): void {
    this.checkpoints.keep({
      at: this.deeds.length,
      events: this.events.length,
      state: this.game.clone(this.run.state),
    });
    this.run.g.offers = new Offers();
  }

  private attempt(deed: Extract<Deed, { t: 'answer' | 'leave' }>): Rejection | undefined {
    const before = this.deeds.length;
    this.log.push(deed);
    try {
      this.deeds.push(deed);
      carryOut(this.game, this.run, deed, this.held, this.secret);
      return undefined;
    } catch (error) {
      const report = this.report(before, error);
      const to = this.checkpoints.before(before).at;
      this.deeds.length = before;
      this.log.push({ t: 'rollback', to });
      this.rollBack(to);
      return { code: 'crashed', report };
    }
  }

  private report(before: number, error: unknown): Report<S> {
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
  private rewind(to: number, more: readonly Deed[]): void {
    const start = this.checkpoints.before(to);
    const deeds = [...this.deeds.slice(0, to), ...more];
    this.deeds = deeds.slice(0, start.at);
    this.checkpoints.cutAfter(start);
    this.events.length = start.events;
    this.held = new Map();
    this.run = this.runOf(this.game.clone(start.state));
    this.run.advance();
    for (const deed of deeds.slice(start.at)) {
      this.deeds.push(deed);
      carryOut(this.game, this.run, deed, this.held, this.secret);
    }
  }

  private redo(entry: Entry): void {
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
  private compare({ q, seat, pick }: Extract<Entry, { t: 'answer' }>): void {
    const ask = this.askFor(seat);
    const met = ask ? fingerprint(ask) : 'nothing';
    if (!ask || q !== met) throw new Divergence(this.log.length, q, met);
    const wrong = wrongWith(ask, pick);
    if (wrong) throw new Divergence(this.log.length, q, `it, and the answer is ${wrong}`);
  }

  /** No rules are prepared for seats and moments that are not there. */
  private expectPossible(entry: Entry): void {
    const line = `line ${this.log.length} of the log`;
    if ('seat' in entry && !this.setup.seats.includes(entry.seat))
      throw new Error(`${line} is of seat ${entry.seat}, which nobody has`);
    if ('to' in entry && entry.to > this.deeds.length)
      throw new Error(`${line} goes back to moment ${entry.to}, which never was`);
  }
}
