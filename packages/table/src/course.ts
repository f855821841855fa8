import type { By, Def, Pick, Report, Seat, State } from '@tavolata/kernel';
import { Autopilot } from './autopilot.ts';
import { Books } from './books.ts';
import { Driver, type Job } from './driver.ts';
import { isProblem, type Problem } from './errors.ts';
import { Feed } from './feed.ts';
import type { Header } from './header.ts';
import type { Affair, CommandMark } from './lines.ts';
import { Patience } from './patience.ts';
import type { Ports, TableReport } from './ports.ts';
import { Presence } from './presence.ts';
import { Queue } from './queue.ts';
import { after, type Soon } from './soon.ts';
import type { Draft, Standing } from './standing.ts';
import { LocalThinker } from './thinking.ts';
import { type Asked, Timekeeper } from './timekeeper.ts';
import { grantUndo } from './undo.ts';

/** The first pause after a failure to save, and the longest, in milliseconds. */
const RETRY = 1000;
const LONGEST = 60_000;

/**
 * So many changes of settings, seats and clocks a seat may make in so many milliseconds: each is a line that is kept as
 * long as the match, though nothing is played.
 */
const MOST_CHANGES = 30;
const CHANGES_WITHIN = 30_000;
const CHANGES: readonly string[] = ['set', 'sit', 'more-time'] satisfies Affair['t'][];

/**
 * Whoever has done so many things in so many milliseconds takes nothing back for now: a match comes to an end, but
 * answers and undos in turn would write lines for ever. Nobody who looks at the table is as fast for as long.
 */
const MOST_DEEDS = 600;
const DEEDS_WITHIN = 600_000;

/**
 * So often in so many milliseconds a seat may do what makes the rules throw: it is written down, reported and taken back
 * each time.
 */
const MOST_CRASHES = 10;
const CRASHES_WITHIN = 60_000;

/** So many reports of a kind a table makes in so many milliseconds: more would only say the same again. */
const MOST_REPORTS = 10;
const REPORTS_WITHIN = 600_000;

/** How a match takes its course: what was done is saved, everybody is told, and what follows by itself is seen to. */
export class Course<S extends State, D extends Def> {
  readonly queue = new Queue();
  readonly feed: Feed<S, D>;
  readonly presence: Presence;
  /** Whose person has yet to answer, by what is saved. */
  owing: readonly Seat[] = [];
  private readonly ports: Ports;
  private readonly books: Books<S, D>;
  private readonly pilot: Autopilot<S, D>;
  private readonly driver: Driver;
  private readonly times: Timekeeper | undefined;
  private readonly changes = new Patience(MOST_CHANGES, CHANGES_WITHIN);
  private readonly deeds = new Patience(MOST_DEEDS, DEEDS_WITHIN);
  /** Nothing before the first, as at nearly all tables for ever. */
  private crashes: Patience | undefined;
  private readonly reports = new Patience<TableReport['kind']>(MOST_REPORTS, REPORTS_WITHIN);
  /** How often in a row nothing could be saved. */
  private failures = 0;
  private isClosed = false;
  /** They end what is to be tried again later. */
  private readonly retries = new Set<() => void>();

  constructor(standing: Standing<S, D>, ports: Ports) {
    const { game, header } = standing;
    const { clock, entropy } = ports;
    this.ports = ports;
    this.books = new Books(standing, ports, this.queue);
    this.pilot = new Autopilot(ports.thinker ?? new LocalThinker(game), clock, (seat, error) => {
      // A thought that was still under way then is nobody's any more: its thread may have been ended with the host.
      if (!this.isClosed) this.report({ kind: 'bot', seat, error });
    });
    this.driver = new Driver(clock, entropy, header.pace, (job, pick) => {
      this.run(() => this.give(job, pick));
    });
    this.times = header.clock && this.timekeeper(header.clock);
    this.presence = new Presence(clock, header.clock?.patience);
    this.feed = new Feed(
      this.surroundings(),
      () => clock.now(),
      error => this.report({ kind: 'table', error: describe(error) }),
    );
    for (const seat of header.setup.seats) this.attend(seat);
  }

  get standing(): Standing<S, D> {
    return this.books.standing;
  }

  /** What nobody waits for. */
  run(task: () => Soon<void>): void {
    this.queue.run(task).catch(error => this.report({ kind: 'table', error: describe(error) }));
  }

  /** Saves what was done, then tells everybody and sees what follows by itself; nothing, where nothing was. */
  commit(draft: Draft, mark?: CommandMark): Soon<Problem | undefined> {
    const first = draft.entries[0];
    if (!first) return undefined;
    const now = this.ports.clock.now();
    if (mark && CHANGES.includes(first.t) && !this.changes.allows(mark.seat, now))
      return { code: 'too-fast' };
    const answered = first.t === 'answer' && !draft.crash && this.standing.affairs.isPerson(first.seat);
    const left = answered ? this.times?.left(first.seat) : undefined;
    return after(this.save(draft, mark, left), failed => {
      if (failed) {
        this.refresh(this.pause);
        return failed;
      }
      // One each, whatever is written with it: how much may hang on who else has answered.
      if (mark) this.deeds.note(mark.seat, now);
      if (answered) this.times?.answered(first.seat);
      if (first.t === 'more-time') this.times?.more(first.to);
      if (draft.crash) this.noteCrash(draft.crash, mark?.seat, now);
      return after(this.grant(), () => this.refresh(0));
    });
  }

  /** Whether a seat has not done too much of late to take something back. */
  mayUndo(seat: Seat): boolean {
    return this.deeds.lasts(seat, this.ports.clock.now());
  }

  /** Whether a seat has not made the rules throw too often of late. */
  mayTry(seat: Seat): boolean {
    return this.crashes === undefined || this.crashes.lasts(seat, this.ports.clock.now());
  }

  /** After a restart. */
  async takeUp(): Promise<void> {
    await this.grant();
    const { affairs } = this.standing;
    this.times?.takeUp(this.asked(), affairs.request?.at);
    this.refresh(0);
  }

  /** After another host has written. */
  async catchUp(): Promise<void> {
    if (await this.books.reread()) this.refresh(0);
  }

  /** Somebody of this seat came or went. */
  attend(seat: Seat): void {
    const here = this.feed.isHere(seat);
    this.times?.setAway(seat, !here);
    this.presence.note(seat, here);
  }

  /** Resolves when nothing is under way that does not wait for a person or for time. */
  async idle(): Promise<void> {
    do await this.queue.drained();
    while ((await this.driver.settled()) || this.queue.busy);
  }

  /** Stops everything that would still happen by itself. */
  async close(): Promise<void> {
    await this.queue.run(() => {
      this.isClosed = true;
      this.driver.follow([]);
      this.times?.close();
      for (const cancel of this.retries) cancel();
    });
    await this.books.flush();
  }

  private surroundings() {
    return {
      isHere: (seat: Seat) => this.feed.isHere(seat),
      heldUntil: (seat: Seat) => this.presence.heldUntil(seat),
      owedBy: (seat: Seat) => this.pilot.owedBy(this.standing, seat),
      clock: (seat: Seat) => this.times?.show(seat),
      ownClock: (seat: Seat) => this.times?.showOwn(seat),
    };
  }

  private timekeeper(rules: NonNullable<Header['clock']>): Timekeeper {
    const tell = (): void => this.run(() => this.feed.publish(this.standing));
    return new Timekeeper(rules, this.ports.clock, () => this.standing.affairs.accounts, {
      warn: tell,
      run: tell,
      end: (seat, q) => {
        this.run(() => this.timeOut(seat, q));
      },
    });
  }

  /** A bot, a setting or the clock answers. */
  private answer(seat: Seat, q: string, by: By, pick: Pick | undefined): Soon<Problem | undefined> {
    const part = this.standing.part(seat);
    if (part?.q !== q || pick === undefined) return undefined;
    const draft = this.standing.draft(match => match.answer(seat, pick, by));
    return isProblem(draft) ? draft : this.commit(draft);
  }

  private async give(job: Job, pick: Pick): Promise<void> {
    if (this.driver.take(job)) await this.answer(job.seat, job.q, job.by, pick);
  }

  private async timeOut(seat: Seat, q: string): Promise<void> {
    const part = this.standing.part(seat);
    // While it waited for its turn, somebody may have given more time or asked for an undo.
    const pick = part?.q === q && this.times?.isOver(seat) ? this.pilot.defaultOf(part) : undefined;
    if (pick === undefined) return;
    await this.answer(seat, q, 'default', pick);
    if (this.standing.part(seat)?.q === q) this.ringAgain(seat);
  }

  /** It could not be saved, or the rules threw, and there may be another answer to try. */
  private ringAgain(seat: Seat): void {
    this.times?.again(seat, this.pause);
    this.feed.publish(this.standing);
  }

  /** An undo that nobody is left to object to; tried again until it is saved. */
  private grant(): Soon<void> {
    const { request } = this.standing.affairs;
    if (!request || request.needs.length > 0) return undefined;
    const draft = grantUndo(this.standing);
    if (isProblem(draft)) return undefined;
    return after(this.save(draft), failed => {
      if (failed) this.later(() => after(this.grant(), () => this.refresh(0)));
    });
  }

  private save(draft: Draft, mark?: CommandMark, left?: number): Soon<Problem | undefined> {
    return after(this.books.save(draft, mark, left), failed => {
      this.failures = failed ? this.failures + 1 : 0;
      return failed;
    });
  }

  /** How long after a failure to save the table tries again by itself: a full disk is not emptied by asking often. */
  private get pause(): number {
    return Math.min(LONGEST, RETRY * 2 ** Math.max(0, this.failures - 1));
  }

  private later(task: () => Soon<void>): void {
    const cancel = this.ports.clock.after(this.pause, () => {
      this.retries.delete(cancel);
      this.run(task);
    });
    this.retries.add(cancel);
  }

  private refresh(atLeast: number): undefined {
    const { standing } = this;
    this.owing = standing.waiting.filter(seat => this.pilot.owedBy(standing, seat));
    this.times?.follow(this.asked(), standing.affairs.request !== undefined);
    this.feed.publish(standing);
    this.driver.follow(this.pilot.jobs(standing), atLeast);
    this.books.checkpoint();
  }

  /** What people are asked, by seat; whether they have answered their part already or not. */
  private asked(): ReadonlyMap<Seat, Asked> {
    const { waiting, affairs, asking, history } = this.standing;
    const asked = new Map<Seat, Asked>();
    for (const seat of waiting)
      if (affairs.isPerson(seat) && history)
        asked.set(seat, {
          question: asking.line,
          q: this.standing.part(seat)?.q,
          had: affairs.accounts.before(seat, history.questionAt),
          since: affairs.thinksSince(seat, asking.since),
        });
    return asked;
  }

  /** By whose command, if it was one. */
  private noteCrash(report: Report, seat: Seat | undefined, now: number): void {
    const { secret } = this.standing.header;
    this.report({ kind: 'crash', report: { ...report, secret } });
    if (seat === undefined) return;
    this.crashes ??= new Patience(MOST_CRASHES, CRASHES_WITHIN);
    this.crashes.note(seat, now);
  }

  /** Somebody will read it; the match does not wait for that. */
  private report(report: TableReport): void {
    if (!this.reports.allows(report.kind, this.ports.clock.now())) return;
    this.ports.reports.store(this.standing.header.id, report).catch(() => undefined);
  }
}

const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
