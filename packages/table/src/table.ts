import type { Def, Game, Seat, Setup, State, Viewer } from '@tavolata/kernel';
import { type MatchFile, saveMatch } from '@tavolata/kernel/match';
import { LogWriter } from './append/log-writer.ts';
import { restore } from './append/restore.ts';
import { TaskQueue } from './append/task-queue.ts';
import {
  type Command,
  checksumOf,
  type LoggedCommand,
  numberOf,
  type PointCommand,
  readCommand,
} from './decide/commands.ts';
import { isLogFull } from './decide/log-limit.ts';
import { performCommand } from './decide/perform-command.ts';
import { pointAt } from './decide/point.ts';
import { reachOf } from './decide/undo.ts';
import { isProblem, type Problem, type Reply } from './errors.ts';
import type { Ports } from './ports.ts';
import { CommandLimits } from './run/command-limits.ts';
import { Presence } from './run/presence.ts';
import type { RestingClocks } from './run/seat-clocks.ts';
import { TableRunner } from './run/table-runner.ts';
import {
  type Header,
  headerOf,
  newSecret,
  problemWithSitter,
  type Sitter,
  type TablePlan,
} from './setup/header.ts';
import { originOf, positionOf } from './setup/origin.ts';
import { TableState } from './state/table-state.ts';
import type { Send } from './tell/feed.ts';
import { type Cursor, eventsTold, type TableEvent, type Update } from './tell/messages.ts';
import { type MaybePromise, whenDone } from './util/maybe-promise.ts';

/**
 * One running match, for any host. People's commands, bots, automatic answers and the clock all come through one
 * queue; each is saved before anybody hears of it. Knows no game by name: it is handed one.
 */
export class Table<S extends State, D extends Def> {
  private readonly queue = new TaskQueue();
  private readonly writer: LogWriter<S, D>;
  private readonly presence: Presence;
  private readonly limits: CommandLimits;
  private readonly runner: TableRunner<S, D>;

  private constructor(state: TableState<S, D>, ports: Ports) {
    this.writer = new LogWriter(state, ports, this.queue);
    this.presence = new Presence(ports.clock, state.header.clock?.patience);
    this.limits = new CommandLimits(ports.clock);
    const { queue, writer, presence, limits } = this;
    this.runner = new TableRunner({ queue, writer, presence, limits }, ports);
  }

  /** A new table, stored; or what is wrong with the plan. */
  static async create<S extends State, D extends Def>(
    game: Game<S, D>,
    plan: TablePlan,
    ports: Ports,
  ): Promise<Table<S, D> | Problem> {
    const { clock, entropy } = ports;
    const dealt = headerOf(game, plan, newSecret(entropy), clock.now());
    if (isProblem(dealt)) return dealt;
    const header = plan.from ? { ...dealt, origin: originOf(game, plan.from, entropy) } : dealt;
    await ports.storage.create(header);
    return new Table(new TableState(game, header), ports);
  }

  /**
   * A stored table, taken up where it was left; with the clocks that `close` gave, if this process has put it away. The
   * caller has looked up the game by the header's slug.
   */
  static async load<S extends State, D extends Def>(
    game: Game<S, D>,
    id: string,
    ports: Ports,
    resting?: RestingClocks,
  ): Promise<Table<S, D> | undefined> {
    const stored = await ports.storage.load(id);
    if (!stored) return undefined;
    const table = new Table(await restore(game, stored, ports), ports);
    await table.queue.run(() => table.runner.resume(resting));
    return table;
  }

  get header(): Header {
    return this.state.header;
  }

  /** Since when what is asked is asked: that somebody has answered their part of it does not show. */
  get since(): number {
    const { match, openQuestion, header } = this.state;
    return match ? openQuestion.since : header.created;
  }

  /** Whose person has yet to answer: each may know it of themselves, since others see who is waited for at most. */
  get owing(): readonly Seat[] {
    return this.runner.owing;
  }

  /** When a clock there does something next, in the host's time. */
  get nextAlarm(): number | undefined {
    return this.runner.nextAlarm;
  }

  /** Which turn it is, where people count them. */
  get turn(): number | undefined {
    const { game, match } = this.state;
    return match && game.turn?.(match.state);
  }

  /** Who plays together with a seat, itself included; nobody where each plays alone. */
  teamOf(seat: Seat): readonly Seat[] {
    return this.state.teamOf(seat);
  }

  /**
   * What a seat's person wants. Anything may be sent: the reply says what became of it. It is there at once if nothing
   * else is under way and the storage has nothing to wait for.
   */
  command(seat: Seat, message: unknown): MaybePromise<Reply> {
    const command = readCommand(message);
    if (isProblem(command)) return refusal(numberOf(message), command);
    return this.queue.runSoon(() => this.execute(seat, command));
  }

  /** Deals. Nobody has seen anything but the commitment before. */
  start(): Promise<Problem | undefined> {
    return this.queue.run(() => {
      const { ledger } = this.state;
      if (ledger.started) return { code: 'already-started' };
      if ([...ledger.seats.values()].some(({ who }) => who === 'open')) return { code: 'seats-open' };
      // A beginning that throws is never written down.
      this.state.begin();
      return this.runner.commit({ entries: [{ t: 'start' }] });
    });
  }

  /** Somebody takes an open seat, or a bot's. Who may is the host's to say. */
  sit(seat: Seat, sitter: Sitter): Promise<Problem | undefined> {
    return this.queue.run(() => {
      const now = this.state.ledger.seats.get(seat);
      if (!now) return { code: 'unknown-seat' };
      if (now.who === 'person') return { code: 'seat-taken' };
      return problemWithSitter(sitter) ?? this.runner.commit({ entries: [{ t: 'sit', seat, sitter }] });
    });
  }

  /** Tells a viewer everything it may know, then what changes; from `since` on, if it was here before. */
  subscribe(viewer: Viewer, send: Send<S>, since?: Cursor): () => void {
    const { runner } = this;
    let gone = false;
    let leave = (): void => {};
    runner.run(() => {
      if (!gone) leave = runner.enter(viewer, send, since);
    });
    return () => {
      gone = true;
      leave();
    };
  }

  /** All that a viewer may know now. Unlike whoever subscribes, whoever only looks is not here. */
  look(viewer: Viewer): Promise<Update<S>> {
    return this.queue.run(() => this.runner.look(viewer));
  }

  /** The `count` events before one of them, as a viewer is told of them: those it may not know are left out. */
  history(viewer: Viewer, before: number, count: number): Promise<readonly TableEvent[]> {
    return this.queue.run(() => eventsTold(this.state, viewer, before - count, before));
  }

  /** Goes on from what is stored: another host over the same storage may have played. */
  catchUp(): Promise<void> {
    return this.queue.run(() => this.runner.catchUp());
  }

  /** Resolves when nothing is under way that does not wait for a person or for time. */
  idle(): Promise<void> {
    return this.runner.idle();
  }

  /**
   * The match with its secret, once it is over, or before, where the host has no secrets from whoever asks. It goes
   * back to the deal, or to the position it was brought here in or had to go on from.
   */
  file({ running = false } = {}): Promise<MatchFile | undefined> {
    return this.queue.run(() => {
      const { match, ledger } = this.state;
      return match && (match.result || running) ? saveMatch(match, { names: ledger.seatNames }) : undefined;
    });
  }

  /** Where a match could begin in which these go on: a host may plan one from it, but never tell anybody. */
  forkPosition(keep: readonly Seat[]): Promise<S | Problem> {
    return this.queue.run(async () => {
      const { match } = this.state;
      if (!match) return { code: 'not-started' };
      if (match.result) return { code: 'over' };
      const latest = positionOf(match, keep);
      // One from before the checkpoint it was taken up at may do.
      if (!isProblem(latest) || match.earliest === 0 || !(await this.runner.reach(0))) return latest;
      return positionOf(this.state.match ?? match, keep);
    });
  }

  /** How the same people would play again. */
  rematchSetup(): Setup {
    const { game, header, match } = this.state;
    return (match?.result && game.again?.(header.setup, match.result)) ?? header.setup;
  }

  /** Stops everything that would still happen by itself; what is stored can be loaded again, with these clocks. */
  close(): Promise<RestingClocks | undefined> {
    return this.runner.close();
  }

  private get state(): TableState<S, D> {
    return this.writer.state;
  }

  private execute(seat: Seat, command: Command): MaybePromise<Reply> {
    const { n } = command;
    if (command.do === 'point') return this.point(seat, command);
    const sum = checksumOf(command);
    const known = this.state.ledger.replyTo(seat, n, sum);
    if (known) return known;
    if (command.do === 'undo' && !this.limits.allowsUndo(seat)) return refusal(n, { code: 'too-fast' });
    if (!this.limits.allowsCommand(seat)) return refusal(n, { code: 'too-fast' });
    if (isLogFull(this.state, seat, command)) return refusal(n, { code: 'log-full' });
    const moment = command.do === 'undo' ? reachOf(this.state, seat, command.to) : undefined;
    if (moment === undefined) return this.perform(seat, command, sum);
    return whenDone(this.runner.reach(moment), isThere =>
      isThere ? this.perform(seat, command, sum) : refusal(n, { code: 'no-such-moment' }),
    );
  }

  private perform(seat: Seat, command: LoggedCommand, sum: number): MaybePromise<Reply> {
    const { n } = command;
    const draft = performCommand(this.state, seat, command, this.presence);
    if (isProblem(draft)) return refusal(n, draft);
    return whenDone(this.runner.commit(draft, { seat, n, sum }), (failed): Reply => {
      if (failed) return refusal(n, failed);
      return draft.crash ? refusal(n, { code: 'crashed' }) : { n, ok: true };
    });
  }

  private point(seat: Seat, command: PointCommand): Reply {
    const { n } = command;
    const pointed = pointAt(this.state, seat, command);
    if (isProblem(pointed)) return refusal(n, pointed);
    if (!this.limits.allowsGesture(seat)) return refusal(n, { code: 'too-fast' });
    this.runner.showGesture(pointed);
    return { n, ok: true };
  }
}

const refusal = (n: number, error: Problem): Reply => ({ n, ok: false, error });
