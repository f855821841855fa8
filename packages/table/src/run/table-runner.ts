import { type Def, ONLOOKER, type Pick, type Seat, type State, type Viewer } from '@tavolata/kernel';
import type { AnsweredBy, StepReport } from '@tavolata/kernel/match';
import { LogWriter } from '../append/log-writer.ts';
import { TaskQueue } from '../append/task-queue.ts';
import { grantUndo } from '../decide/undo.ts';
import { isProblem, type Problem } from '../errors.ts';
import type { Ports, TableReport } from '../ports.ts';
import type { Header } from '../setup/header.ts';
import type { CommandMark, TableEntry } from '../state/log-line.ts';
import type { Decision, TableState } from '../state/table-state.ts';
import { Feed, type Send } from '../tell/feed.ts';
import type { Cursor } from '../tell/messages.ts';
import { type MaybePromise, whenDone } from '../util/maybe-promise.ts';
import { RateLimit } from '../util/rate-limit.ts';
import { AnswerScheduler, type ScheduledAnswer } from './answer-scheduler.ts';
import { AutoAnswers } from './auto-answers.ts';
import { LocalThinker } from './local-thinker.ts';
import { Presence } from './presence.ts';
import { type ClockedQuestion, type RestingClocks, SeatClocks } from './seat-clocks.ts';

/** The first pause after a failure to save, and the longest, in milliseconds. */
const RETRY_MS = 1000;
const MAX_RETRY_MS = 60_000;

/**
 * So many changes of settings, seats and clocks a seat may make in so many milliseconds: each is a line that is kept as
 * long as the match, though nothing is played.
 */
const MAX_CHANGES = 30;
const CHANGES_WINDOW_MS = 30_000;
const CHANGES: readonly string[] = ['set', 'sit', 'more-time'] satisfies TableEntry['t'][];

/**
 * Whoever has done so many things in so many milliseconds takes nothing back for now: a match comes to an end, but
 * answers and undos in turn would write lines for ever. Nobody who looks at the table is as fast for as long.
 */
const MAX_COMMANDS = 600;
const COMMANDS_WINDOW_MS = 600_000;

/**
 * So often in so many milliseconds a seat may do what makes the rules throw: it is written down, reported and taken back
 * each time.
 */
const MAX_CRASHES = 10;
const CRASHES_WINDOW_MS = 60_000;

/** So many reports of a kind a table makes in so many milliseconds: more would only say the same again. */
const MAX_REPORTS = 10;
const REPORTS_WINDOW_MS = 600_000;

/** How a match takes its course: what was done is saved, everybody is told, and what follows by itself is seen to. */
export class TableRunner<S extends State, D extends Def> {
  readonly queue = new TaskQueue();
  readonly feed: Feed<S, D>;
  readonly presence: Presence;
  /** Whose person has yet to answer, by what is saved. */
  owing: readonly Seat[] = [];
  private readonly ports: Ports;
  private readonly writer: LogWriter<S, D>;
  private readonly autoAnswers: AutoAnswers<S, D>;
  private readonly scheduler: AnswerScheduler;
  private readonly clocks: SeatClocks | undefined;
  private readonly changes = new RateLimit(MAX_CHANGES, CHANGES_WINDOW_MS);
  private readonly commands = new RateLimit(MAX_COMMANDS, COMMANDS_WINDOW_MS);
  /** Nothing before the first, as at nearly all tables for ever. */
  private crashes: RateLimit | undefined;
  private readonly reports = new RateLimit<TableReport['kind']>(MAX_REPORTS, REPORTS_WINDOW_MS);
  /** How often in a row nothing could be saved. */
  private failures = 0;
  private isClosed = false;
  /** They end what is to be tried again later. */
  private readonly retries = new Set<() => void>();

  constructor(state: TableState<S, D>, ports: Ports) {
    const { game, header } = state;
    const { clock, entropy } = ports;
    this.ports = ports;
    this.writer = new LogWriter(state, ports, this.queue);
    this.autoAnswers = new AutoAnswers(
      ports.thinker ?? new LocalThinker(game, ports.leisure),
      clock,
      (seat, error) => {
        // A thought that was still under way then is nobody's any more: its thread may have been ended with the host.
        if (!this.isClosed) this.report({ kind: 'bot', seat, error });
      },
    );
    this.scheduler = new AnswerScheduler(clock, entropy, header.pace, (job, pick) => {
      this.run(() => this.give(job, pick));
    });
    this.clocks = header.clock && this.newClocks(header.clock);
    this.presence = new Presence(clock, header.clock?.patience);
    this.feed = new Feed(
      this.snapshotContext(),
      () => clock.now(),
      error => this.report({ kind: 'table', error: errorText(error) }),
    );
    for (const seat of header.setup.seats) this.note(seat);
  }

  get state(): TableState<S, D> {
    return this.writer.state;
  }

  /** What nobody waits for. */
  run(task: () => MaybePromise<void>): void {
    this.queue.run(task).catch(error => this.report({ kind: 'table', error: errorText(error) }));
  }

  /** Saves what was done, then tells everybody and sees what follows by itself; nothing, where nothing was. */
  commit(draft: Decision<S, D>, mark?: CommandMark): MaybePromise<Problem | undefined> {
    const first = draft.entries[0];
    if (!first) return undefined;
    const now = this.ports.clock.now();
    if (mark && CHANGES.includes(first.t) && !this.changes.allows(mark.seat, now))
      return { code: 'too-fast' };
    const answered = first.t === 'answer' && !draft.crash && this.state.ledger.isPerson(first.seat);
    const left = answered ? this.clocks?.left(first.seat) : undefined;
    return whenDone(this.save(draft, mark, left), failed => {
      if (failed) {
        this.refresh(this.retryDelay);
        return failed;
      }
      // One each, whatever is written with it: how much may hang on who else has answered.
      if (mark) this.commands.count(mark.seat, now);
      if (answered) this.clocks?.answered(first.seat);
      if (first.t === 'more-time') this.clocks?.more(first.to);
      if (draft.crash) this.noteCrash(draft.crash, mark?.seat, now);
      return whenDone(this.grant(), () => this.refresh(0));
    });
  }

  /** Whether a seat has not done too much of late to take something back. */
  mayUndo(seat: Seat): boolean {
    return this.commands.wouldAllow(seat, this.ports.clock.now());
  }

  /** Whether a seat has not made the rules throw too often of late. */
  mayTry(seat: Seat): boolean {
    return this.crashes === undefined || this.crashes.wouldAllow(seat, this.ports.clock.now());
  }

  /** Whether the match can go back to a moment: one that was taken up at a checkpoint is played again first. */
  reach(moment: number): MaybePromise<boolean> {
    const { match } = this.state;
    return match === undefined || moment >= match.earliest || this.writer.playAgain();
  }

  /** After a restart; or after the table was put away, with its clocks as they were then. */
  async resume(resting?: RestingClocks): Promise<void> {
    await this.grant();
    const { ledger, lines } = this.state;
    if (resting?.lines === lines.length) this.clocks?.wake(this.asked(), resting);
    else this.clocks?.takeUp(this.asked(), ledger.request?.at);
    this.refresh(0);
  }

  /** After another host has written. */
  async catchUp(): Promise<void> {
    if (await this.writer.reread()) this.refresh(0);
  }

  /** Somebody comes to look. The others are told only where it shows: of the first of a seat, and of the last to go. */
  enter(viewer: Viewer, send: Send<S>, since?: Cursor): () => void {
    const { feed } = this;
    const wasHere = viewer === ONLOOKER || feed.isHere(viewer);
    const subscription = feed.add(viewer, since, send);
    if (wasHere) feed.greet(subscription, this.state);
    else this.attend(viewer);
    return () => {
      feed.remove(subscription);
      if (viewer !== ONLOOKER && !feed.isHere(viewer)) this.run(() => this.attend(viewer));
    };
  }

  /** Somebody of this seat came or went. */
  private attend(seat: Seat): void {
    this.note(seat);
    this.feed.publish(this.state);
  }

  private note(seat: Seat): void {
    const here = this.feed.isHere(seat);
    this.clocks?.setAway(seat, !here);
    this.presence.note(seat, here);
  }

  /** Resolves when nothing is under way that does not wait for a person or for time. */
  async idle(): Promise<void> {
    do await this.queue.drained();
    while ((await this.scheduler.settled()) || this.queue.busy);
  }

  get nextAlarm(): number | undefined {
    return this.clocks?.nextAlarm;
  }

  /** Stops everything that would still happen by itself. */
  async close(): Promise<RestingClocks | undefined> {
    const resting = await this.queue.run(() => {
      this.isClosed = true;
      this.scheduler.follow([]);
      const clocks = this.clocks?.rest(this.state.lines.length);
      this.clocks?.close();
      for (const cancel of this.retries) cancel();
      return clocks;
    });
    await this.writer.flush();
    return resting;
  }

  private snapshotContext() {
    return {
      isHere: (seat: Seat) => this.feed.isHere(seat),
      heldUntil: (seat: Seat) => this.presence.heldUntil(seat),
      owedBy: (seat: Seat) => this.autoAnswers.owedBy(this.state, seat),
      clock: (seat: Seat) => this.clocks?.show(seat),
      ownClock: (seat: Seat) => this.clocks?.showOwn(seat),
    };
  }

  private newClocks(rules: NonNullable<Header['clock']>): SeatClocks {
    const tell = (): void => this.run(() => this.feed.publish(this.state));
    return new SeatClocks(rules, this.ports.clock, () => this.state.ledger.balances, {
      warn: tell,
      run: tell,
      end: (seat, q) => {
        this.run(() => this.timeOut(seat, q));
      },
    });
  }

  /** A bot, a setting or the clock answers. */
  private answer(
    seat: Seat,
    q: string,
    by: AnsweredBy,
    pick: Pick | undefined,
  ): MaybePromise<Problem | undefined> {
    const part = this.state.part(seat);
    if (part?.q !== q || pick === undefined) return undefined;
    const draft = this.state.decide(match => match.answer(seat, pick, by));
    return isProblem(draft) ? draft : this.commit(draft);
  }

  private async give(job: ScheduledAnswer, pick: Pick): Promise<void> {
    if (this.scheduler.take(job)) await this.answer(job.seat, job.q, job.by, pick);
  }

  private async timeOut(seat: Seat, q: string): Promise<void> {
    const part = this.state.part(seat);
    // While it waited for its turn, somebody may have given more time or asked for an undo.
    const pick = part?.q === q && this.clocks?.isOver(seat) ? this.autoAnswers.defaultOf(part) : undefined;
    if (pick === undefined) return;
    await this.answer(seat, q, 'default', pick);
    if (this.state.part(seat)?.q === q) this.retryTimeout(seat);
  }

  /** It could not be saved, or the rules threw, and there may be another answer to try. */
  private retryTimeout(seat: Seat): void {
    this.clocks?.again(seat, this.retryDelay);
    this.feed.publish(this.state);
  }

  /** An undo that nobody is left to object to; tried again until it is saved. */
  private grant(): MaybePromise<void> {
    const { request } = this.state.ledger;
    if (!request || request.needs.length > 0) return undefined;
    return whenDone(this.reach(request.to), () => {
      const draft = grantUndo(this.state);
      if (isProblem(draft)) return undefined;
      return whenDone(this.save(draft), failed => {
        if (failed) this.later(() => whenDone(this.grant(), () => this.refresh(0)));
      });
    });
  }

  private save(draft: Decision<S, D>, mark?: CommandMark, left?: number): MaybePromise<Problem | undefined> {
    return whenDone(this.writer.save(draft, mark, left), failed => {
      this.failures = failed ? this.failures + 1 : 0;
      return failed;
    });
  }

  /** How long after a failure to save the table tries again by itself: a full disk is not emptied by asking often. */
  private get retryDelay(): number {
    return Math.min(MAX_RETRY_MS, RETRY_MS * 2 ** Math.max(0, this.failures - 1));
  }

  private later(task: () => MaybePromise<void>): void {
    const cancel = this.ports.clock.after(this.retryDelay, () => {
      this.retries.delete(cancel);
      this.run(task);
    });
    this.retries.add(cancel);
  }

  private refresh(atLeast: number): undefined {
    const { state } = this;
    this.owing = state.waiting.filter(seat => this.autoAnswers.owedBy(state, seat));
    this.clocks?.follow(this.asked(), state.ledger.request !== undefined);
    this.feed.publish(state);
    this.scheduler.follow(this.autoAnswers.wanted(state), atLeast);
    this.writer.checkpoint();
  }

  /** What people are asked, by seat; whether they have answered their part already or not. */
  private asked(): ReadonlyMap<Seat, ClockedQuestion> {
    const { waiting, ledger, openQuestion, history } = this.state;
    const asked = new Map<Seat, ClockedQuestion>();
    for (const seat of waiting)
      if (ledger.isPerson(seat) && history)
        asked.set(seat, {
          question: openQuestion.line,
          q: this.state.part(seat)?.q,
          had: ledger.balances.before(seat, history.questionAt),
          since: ledger.thinksSince(seat, openQuestion.since),
        });
    return asked;
  }

  /** By whose command, if it was one. */
  private noteCrash(report: StepReport, seat: Seat | undefined, now: number): void {
    const { secret } = this.state.header;
    this.report({ kind: 'crash', report: { ...report, secret } });
    if (seat === undefined) return;
    this.crashes ??= new RateLimit(MAX_CRASHES, CRASHES_WINDOW_MS);
    this.crashes.count(seat, now);
  }

  /** Somebody will read it; the match does not wait for that. */
  private report(report: TableReport): void {
    if (!this.reports.allows(report.kind, this.ports.clock.now())) return;
    this.ports.reports.store(this.state.header.id, report).catch(() => undefined);
  }
}

const errorText = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
