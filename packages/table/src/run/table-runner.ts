import { type Def, ONLOOKER, type Pick, type Seat, type State, type Viewer } from '@tavolata/kernel';
import type { AnsweredBy, StepReport } from '@tavolata/kernel/match';
import type { LogWriter } from '../append/log-writer.ts';
import type { TaskQueue } from '../append/task-queue.ts';
import type { Pointed } from '../decide/point.ts';
import { grantUndo } from '../decide/undo.ts';
import { isProblem, type Problem } from '../errors.ts';
import type { Ports } from '../ports.ts';
import type { Header } from '../setup/header.ts';
import type { CommandMark } from '../state/log-line.ts';
import type { Decision } from '../state/table-state.ts';
import { Feed, type Send } from '../tell/feed.ts';
import type { Cursor, Update } from '../tell/messages.ts';
import { type MaybePromise, whenDone } from '../util/maybe-promise.ts';
import { AnswerScheduler, type ScheduledAnswer } from './answer-scheduler.ts';
import { AutoAnswers } from './auto-answers.ts';
import type { CommandLimits } from './command-limits.ts';
import { FaultReports } from './fault-reports.ts';
import { LocalThinker } from './local-thinker.ts';
import type { Presence } from './presence.ts';
import { Retries } from './retries.ts';
import { type ClockedQuestion, type RestingClocks, SeatClocks } from './seat-clocks.ts';

/** What the runner shares with its table. */
interface RunnerParts<S extends State, D extends Def> {
  readonly queue: TaskQueue;
  readonly writer: LogWriter<S, D>;
  readonly presence: Presence;
  readonly limits: CommandLimits;
}

/** Runs a match: saves decisions, tells everybody, and schedules what follows by itself: bots, automatic answers, clocks. */
export class TableRunner<S extends State, D extends Def> {
  /** Whose person has yet to answer, by what is saved. */
  owing: readonly Seat[] = [];
  private readonly ports: Ports;
  private readonly queue: TaskQueue;
  private readonly writer: LogWriter<S, D>;
  private readonly presence: Presence;
  private readonly limits: CommandLimits;
  private readonly reports: FaultReports;
  private readonly retries: Retries;
  private readonly feed: Feed<S, D>;
  private readonly autoAnswers: AutoAnswers<S, D>;
  private readonly scheduler: AnswerScheduler;
  private readonly clocks: SeatClocks | undefined;
  private isClosed = false;

  constructor({ queue, writer, presence, limits }: RunnerParts<S, D>, ports: Ports) {
    const { game, header } = writer.state;
    const { clock, entropy } = ports;
    this.ports = ports;
    this.queue = queue;
    this.writer = writer;
    this.presence = presence;
    this.limits = limits;
    this.reports = new FaultReports(header.id, ports);
    this.retries = new Retries(clock);
    this.autoAnswers = new AutoAnswers(
      ports.thinker ?? new LocalThinker(game, ports.leisure),
      clock,
      (seat, error) => {
        // After close a bot's thread may have been ended with the host: that is no fault.
        if (!this.isClosed) this.reports.report({ kind: 'bot', seat, error });
      },
    );
    this.scheduler = new AnswerScheduler(clock, entropy, header.pace, (job, pick) => {
      this.run(() => this.give(job, pick));
    });
    this.clocks = header.clock && this.newClocks(header.clock);
    this.feed = new Feed(
      {
        heldUntil: seat => presence.heldUntil(seat),
        owedBy: seat => this.autoAnswers.owedBy(writer.state, seat),
        clock: seat => this.clocks?.show(seat),
        ownClock: seat => this.clocks?.showOwn(seat),
      },
      () => clock.now(),
      error => this.reports.reportError(error),
    );
    for (const seat of header.setup.seats) this.note(seat);
  }

  /** What nobody waits for. */
  run(task: () => MaybePromise<void>): void {
    this.queue.run(task).catch(error => this.reports.reportError(error));
  }

  /** Saves what was decided, then tells everybody and sees what follows by itself; nothing, where nothing was. */
  commit(draft: Decision<S, D>, mark?: CommandMark): MaybePromise<Problem | undefined> {
    const first = draft.entries[0];
    if (!first) return undefined;
    if (mark && !this.limits.allowsEntry(mark.seat, first)) return { code: 'too-fast' };
    const { ledger } = this.writer.state;
    const answered = first.t === 'answer' && !draft.crash && ledger.isPerson(first.seat);
    const left = answered ? this.clocks?.left(first.seat) : undefined;
    return whenDone(this.save(draft, mark, left), failed => {
      if (failed) {
        this.refresh(this.retries.delay);
        return failed;
      }
      if (mark) this.limits.countCommand(mark.seat);
      if (answered) this.clocks?.answered(first.seat);
      if (first.t === 'more-time') this.clocks?.more(first.to);
      if (draft.crash) this.noteCrash(draft.crash, mark?.seat);
      return whenDone(this.grant(), () => this.refresh(0));
    });
  }

  /** Whether the match can go back to a moment: one that was taken up at a checkpoint is played again first. */
  reach(moment: number): MaybePromise<boolean> {
    const { match } = this.writer.state;
    return match === undefined || moment >= match.earliest || this.writer.playAgain();
  }

  /** After a restart; or after the table was put away, with its clocks as they were then. */
  async resume(resting?: RestingClocks): Promise<void> {
    await this.grant();
    const { ledger, lines } = this.writer.state;
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
    if (wasHere) feed.greet(subscription, this.writer.state);
    else this.attend(viewer);
    return () => {
      feed.remove(subscription);
      if (viewer !== ONLOOKER && !feed.isHere(viewer)) this.run(() => this.attend(viewer));
    };
  }

  /** All that a viewer may know now, without their being here. */
  look(viewer: Viewer): Update<S> {
    return this.feed.peek(viewer, this.writer.state);
  }

  /** Tells everybody who is meant where somebody points. */
  showGesture(pointed: Pointed): void {
    this.feed.publish(this.writer.state, pointed);
  }

  /** Somebody of this seat came or went. */
  private attend(seat: Seat): void {
    this.note(seat);
    this.feed.publish(this.writer.state);
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
      const clocks = this.clocks?.rest(this.writer.state.lines.length);
      this.clocks?.close();
      this.retries.cancel();
      return clocks;
    });
    await this.writer.flush();
    return resting;
  }

  private newClocks(rules: NonNullable<Header['clock']>): SeatClocks {
    const { writer } = this;
    const tell = (): void => this.run(() => this.feed.publish(writer.state));
    return new SeatClocks(rules, this.ports.clock, () => writer.state.balances, {
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
    const { state } = this.writer;
    if (state.part(seat)?.q !== q || pick === undefined) return undefined;
    const draft = state.decide(match => match.answer(seat, pick, by));
    return isProblem(draft) ? draft : this.commit(draft);
  }

  private async give(job: ScheduledAnswer, pick: Pick): Promise<void> {
    if (this.scheduler.take(job)) await this.answer(job.seat, job.q, job.by, pick);
  }

  private async timeOut(seat: Seat, q: string): Promise<void> {
    const part = this.writer.state.part(seat);
    // While it waited for its turn, somebody may have given more time or asked for an undo.
    const pick = part?.q === q && this.clocks?.isOver(seat) ? this.autoAnswers.defaultOf(part) : undefined;
    if (pick === undefined) return;
    await this.answer(seat, q, 'default', pick);
    if (this.writer.state.part(seat)?.q === q) this.retryTimeout(seat);
  }

  /** It could not be saved, or the rules threw, and there may be another answer to try. */
  private retryTimeout(seat: Seat): void {
    this.clocks?.again(seat, this.retries.delay);
    this.feed.publish(this.writer.state);
  }

  /** An undo that nobody is left to object to; tried again until it is saved. */
  private grant(): MaybePromise<void> {
    const { request } = this.writer.state.ledger;
    if (!request || request.needs.length > 0) return undefined;
    return whenDone(this.reach(request.to), () => {
      const draft = grantUndo(this.writer.state);
      if (isProblem(draft)) return undefined;
      return whenDone(this.save(draft), failed => {
        if (failed)
          this.retries.schedule(() => this.run(() => whenDone(this.grant(), () => this.refresh(0))));
      });
    });
  }

  private save(draft: Decision<S, D>, mark?: CommandMark, left?: number): MaybePromise<Problem | undefined> {
    return whenDone(this.writer.save(draft, mark, left), failed => {
      this.retries.note(failed !== undefined);
      return failed;
    });
  }

  private refresh(atLeast: number): undefined {
    const { state } = this.writer;
    this.owing = state.waiting.filter(seat => this.autoAnswers.owedBy(state, seat));
    this.clocks?.follow(this.asked(), state.ledger.request !== undefined);
    this.feed.publish(state);
    this.scheduler.follow(this.autoAnswers.wanted(state), atLeast);
    this.writer.checkpoint();
  }

  /** What people are asked, by seat; whether they have answered their part already or not. */
  private asked(): ReadonlyMap<Seat, ClockedQuestion> {
    const { state } = this.writer;
    const { waiting, ledger, balances, openQuestion, history } = state;
    const asked = new Map<Seat, ClockedQuestion>();
    for (const seat of waiting)
      if (ledger.isPerson(seat) && history)
        asked.set(seat, {
          question: openQuestion.line,
          q: state.part(seat)?.q,
          had: balances.before(seat, history.questionAt),
          since: ledger.thinksSince(seat, openQuestion.since),
        });
    return asked;
  }

  /** By whose command, if it was one. */
  private noteCrash(report: StepReport, seat: Seat | undefined): void {
    const { secret } = this.writer.state.header;
    this.reports.report({ kind: 'crash', report: { ...report, secret } });
    if (seat !== undefined) this.limits.countCrash(seat);
  }
}
