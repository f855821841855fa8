import {
  type By,
  type Def,
  type Game,
  type MatchFile,
  ONLOOKER,
  type Pick,
  type Seat,
  type State,
  saveMatch,
  type Viewer,
} from '@tavolata/kernel';
import { Autopilot } from './autopilot.ts';
import { Books } from './books.ts';
import { type Command, numberOf, type Point, readCommand, sumOf } from './commands.ts';
import { Driver, type Job } from './driver.ts';
import { isProblem, type Problem, type Reply } from './errors.ts';
import { Feed, type Send } from './feed.ts';
import { type Header, headerOf, newSecret, type Plan, type Sitter, wrongSitter } from './header.ts';
import type { CommandMark } from './lines.ts';
import type { Cursor } from './messages.ts';
import { positionOf } from './origin.ts';
import { perform } from './perform.ts';
import { Patience, pointing } from './pointing.ts';
import type { Ports, TableReport } from './ports.ts';
import { Presence } from './presence.ts';
import { Queue } from './queue.ts';
import { restore } from './resume.ts';
import { type Draft, Standing } from './standing.ts';
import { LocalThinker } from './thinking.ts';
import { Timekeeper } from './timekeeper.ts';
import { grantUndo } from './undo.ts';

/** How long after a failure to save the table tries again by itself, in milliseconds. */
const RETRY = 1000;

/**
 * One running match, for any host. People's commands, bots, automatic answers and the clock all come through one
 * queue; each is saved before anybody hears of it. Knows no game by name: it is handed one.
 */
export class Table<S extends State, D extends Def> {
  private readonly ports: Ports;
  private readonly queue = new Queue();
  private readonly books: Books<S, D>;
  private readonly feed: Feed<S, D>;
  private readonly pilot: Autopilot<S, D>;
  private readonly driver: Driver;
  private readonly times: Timekeeper | undefined;
  private readonly presence: Presence;
  private readonly patience = new Patience();

  private constructor(standing: Standing<S, D>, ports: Ports) {
    const { game, header } = standing;
    const { clock, entropy } = ports;
    this.ports = ports;
    this.books = new Books(standing, ports, this.queue);
    this.pilot = new Autopilot(ports.thinker ?? new LocalThinker(game), clock, (seat, error) =>
      this.report({ kind: 'bot', seat, error }),
    );
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

  /** A new table, stored; or what is wrong with the plan. */
  static async create<S extends State, D extends Def>(
    game: Game<S, D>,
    plan: Plan,
    ports: Ports,
  ): Promise<Table<S, D> | Problem> {
    const header = headerOf(game, plan, newSecret(ports.entropy), ports.clock.now());
    if (isProblem(header)) return header;
    await ports.storage.create(header);
    return new Table(new Standing(game, header), ports);
  }

  /** A stored table, taken up where it was left. The caller has looked up the game by the header's slug. */
  static async load<S extends State, D extends Def>(
    game: Game<S, D>,
    id: string,
    ports: Ports,
  ): Promise<Table<S, D> | undefined> {
    const stored = await ports.storage.load(id);
    if (!stored) return undefined;
    const table = new Table(await restore(game, stored, ports), ports);
    await table.queue.run(() => table.takeUp());
    return table;
  }

  get header(): Header {
    return this.standing.header;
  }

  /** Who plays together with a seat, itself included; nobody where each plays alone. */
  teamOf(seat: Seat): readonly Seat[] {
    return this.standing.teamOf(seat);
  }

  /** What a seat's person wants. Anything may be sent: the reply says what became of it. */
  command(seat: Seat, message: unknown): Promise<Reply> {
    const command = readCommand(message);
    if (isProblem(command)) return Promise.resolve(refusal(numberOf(message), command));
    return this.queue.run(() => this.execute(seat, command));
  }

  /** Deals. Nobody has seen anything but the commitment before. */
  start(): Promise<Problem | undefined> {
    return this.queue.run(async () => {
      const { affairs } = this.standing;
      if (affairs.started) return { code: 'already-started' };
      if ([...affairs.seats.values()].some(({ who }) => who === 'open')) return { code: 'seats-open' };
      // A beginning that throws is never written down.
      this.standing.begin();
      return this.commit({ entries: [{ t: 'start' }] });
    });
  }

  /** Somebody takes an open seat, or a bot's. Who may is the host's to say. */
  sit(seat: Seat, sitter: Sitter): Promise<Problem | undefined> {
    return this.queue.run(async () => {
      const now = this.standing.affairs.seats.get(seat);
      if (!now) return { code: 'unknown-seat' };
      if (now.who === 'person') return { code: 'seat-taken' };
      return wrongSitter(sitter) ?? this.commit({ entries: [{ t: 'sit', seat, sitter }] });
    });
  }

  /** Tells a viewer everything it may know, then what changes; from `since` on, if it was here before. */
  subscribe(viewer: Viewer, send: Send<S>, since?: Cursor): () => void {
    let gone = false;
    let remove = (): void => {};
    const attended = (): void => {
      if (viewer !== ONLOOKER) this.attend(viewer);
      this.feed.publish(this.standing);
    };
    this.run(() => {
      if (gone) return;
      remove = this.feed.add(viewer, since, send);
      attended();
    });
    return () => {
      gone = true;
      remove();
      this.run(attended);
    };
  }

  /** Resolves when nothing is under way that does not wait for a person or for time. */
  async idle(): Promise<void> {
    do await this.queue.drained();
    while ((await this.driver.settled()) || this.queue.busy);
  }

  /**
   * The match with its secret, once it is over, or before, where the host has no secrets from whoever asks. It goes
   * back to the deal, or to the position it was brought here in or had to go on from.
   */
  file({ running = false } = {}): Promise<MatchFile | undefined> {
    return this.queue.run(() => {
      const { match } = this.standing;
      return match && (match.result || running) ? saveMatch(match) : undefined;
    });
  }

  /** Where a match could begin in which these go on: a host may plan one from it, but never tell anybody. */
  position(keep: readonly Seat[]): Promise<S | Problem> {
    return this.queue.run(() => {
      const { match } = this.standing;
      if (!match) return { code: 'not-started' };
      return match.result ? { code: 'over' } : positionOf(match, keep);
    });
  }

  /** Stops everything that would still happen by itself; what is stored can be loaded again. */
  async close(): Promise<void> {
    await this.queue.run(() => {
      this.driver.follow([]);
      this.times?.close();
    });
    await this.books.flush();
  }

  private get standing(): Standing<S, D> {
    return this.books.standing;
  }

  /** What nobody waits for. */
  private run(task: () => Promise<void> | void): void {
    this.queue.run(task).catch(error => this.report({ kind: 'table', error: describe(error) }));
  }

  private surroundings() {
    return {
      isHere: (seat: Seat) => this.feed.isHere(seat),
      isAutomatic: (seat: Seat, q: string) => {
        const part = this.standing.part(seat);
        return part?.q === q && this.pilot.answerOf(this.standing, part) !== undefined;
      },
      clock: (seat: Seat) => this.times?.show(seat, this.standing.waiting.includes(seat)),
    };
  }

  private timekeeper(rules: NonNullable<Header['clock']>): Timekeeper {
    return new Timekeeper(rules, this.ports.clock, {
      warn: () => {
        this.run(() => this.feed.publish(this.standing));
      },
      end: (seat, q) => {
        this.run(() => this.timeOut(seat, q));
      },
    });
  }

  private async execute(seat: Seat, command: Command): Promise<Reply> {
    const { n } = command;
    if (command.do === 'point') return this.point(seat, command);
    const sum = sumOf(command);
    const known = this.standing.affairs.replyTo(seat, n, sum);
    if (known) return known;
    const draft = perform(this.standing, seat, command, this.presence);
    if (isProblem(draft)) return refusal(n, draft);
    const failed = await this.commit(draft, { seat, n, sum });
    if (failed) return refusal(n, failed);
    return draft.crash ? refusal(n, { code: 'crashed' }) : { n, ok: true };
  }

  private point(seat: Seat, command: Point): Reply {
    const { n } = command;
    const pointed = pointing(this.standing, seat, command);
    if (isProblem(pointed)) return refusal(n, pointed);
    if (!this.patience.allows(seat, this.ports.clock.now())) return refusal(n, { code: 'too-fast' });
    this.feed.publish(this.standing, pointed);
    return { n, ok: true };
  }

  /** A bot, a setting or the clock answers. */
  private async answer(seat: Seat, q: string, by: By, pick: Pick | undefined): Promise<Problem | undefined> {
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
    const failed = part && (await this.answer(seat, q, 'default', this.pilot.defaultOf(part)));
    if (failed) this.ports.clock.after(RETRY, () => this.run(() => this.timeOut(seat, q)));
  }

  /** Saves what was done, then tells everybody and sees what follows by itself. */
  private async commit(draft: Draft, mark?: CommandMark): Promise<Problem | undefined> {
    const [first] = draft.entries;
    const answered = first?.t === 'answer' && !draft.crash && this.standing.affairs.isPerson(first.seat);
    const left = answered ? this.times?.afterAnswer(first.seat) : undefined;
    const failed = await this.books.save(draft, mark, left);
    if (!failed) {
      if (answered && left !== undefined) this.times?.book(first.seat, left);
      if (first?.t === 'more-time') this.times?.more(first.to);
      if (draft.crash) this.report({ kind: 'crash', report: draft.crash });
      if (this.standing.affairs.request) await this.grant();
    }
    this.refresh(failed ? RETRY : 0);
    return failed;
  }

  /** An undo that nobody is left to object to. */
  private async grant(): Promise<void> {
    const { request } = this.standing.affairs;
    if (!request || request.needs.length > 0) return;
    const draft = grantUndo(this.standing);
    if (!isProblem(draft)) await this.books.save(draft);
  }

  private refresh(atLeast: number, since?: number): void {
    const { standing } = this;
    const questions = new Map<Seat, string>();
    for (const seat of standing.waiting) {
      const part = standing.affairs.isPerson(seat) ? standing.part(seat) : undefined;
      if (part) questions.set(seat, part.q);
    }
    this.times?.follow(questions, since);
    this.feed.publish(standing);
    this.driver.follow(this.pilot.jobs(standing), atLeast);
    this.books.checkpoint();
  }

  /** After a restart. */
  private async takeUp(): Promise<void> {
    const { affairs } = this.standing;
    const { lastAt } = affairs;
    for (const [seat, left] of affairs.left) this.times?.book(seat, left);
    await this.grant();
    this.refresh(0, lastAt);
  }

  private attend(seat: Seat): void {
    const here = this.feed.isHere(seat);
    this.times?.setAway(seat, !here);
    this.presence.note(seat, here);
  }

  /** Somebody will read it; the match does not wait for that. */
  private report(report: TableReport): void {
    this.ports.reports.store(this.header.id, report).catch(() => undefined);
  }
}

const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

const refusal = (n: number, error: Problem): Reply => ({ n, ok: false, error });
