import {
  type Def,
  type Game,
  type MatchFile,
  ONLOOKER,
  type Seat,
  type Setup,
  type State,
  saveMatch,
  type Viewer,
} from '@tavolata/kernel';
import { type Command, numberOf, type Point, readCommand, sumOfCommand } from './commands.ts';
import { Course } from './course.ts';
import { isProblem, type Problem, type Reply } from './errors.ts';
import type { Send } from './feed.ts';
import { type Header, headerOf, newSecret, type Plan, type Sitter, wrongSitter } from './header.ts';
import type { Cursor, Update } from './messages.ts';
import { originOf, positionOf } from './origin.ts';
import { Patience } from './patience.ts';
import { perform } from './perform.ts';
import { pointing } from './pointing.ts';
import type { Clock, Ports } from './ports.ts';
import { restore } from './resume.ts';
import { after, type Soon } from './soon.ts';
import { Standing } from './standing.ts';

/** So many gestures of a seat in so many milliseconds: more would be a flicker. */
const MOST_GESTURES = 3;
const GESTURES_WITHIN = 3000;

/**
 * One running match, for any host. People's commands, bots, automatic answers and the clock all come through one
 * queue; each is saved before anybody hears of it. Knows no game by name: it is handed one.
 */
export class Table<S extends State, D extends Def> {
  private readonly clock: Clock;
  private readonly course: Course<S, D>;
  private readonly patience = new Patience(MOST_GESTURES, GESTURES_WITHIN);

  private constructor(standing: Standing<S, D>, ports: Ports) {
    this.clock = ports.clock;
    this.course = new Course(standing, ports);
  }

  /** A new table, stored; or what is wrong with the plan. */
  static async create<S extends State, D extends Def>(
    game: Game<S, D>,
    plan: Plan,
    ports: Ports,
  ): Promise<Table<S, D> | Problem> {
    const { clock, entropy } = ports;
    const dealt = headerOf(game, plan, newSecret(entropy), clock.now());
    if (isProblem(dealt)) return dealt;
    const header = plan.from ? { ...dealt, origin: originOf(game, plan.from, entropy) } : dealt;
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
    await table.course.queue.run(() => table.course.takeUp());
    return table;
  }

  get header(): Header {
    return this.standing.header;
  }

  /** Since when what is asked is asked: that somebody has answered their part of it does not show. */
  get since(): number {
    const { match, asking, header } = this.standing;
    return match ? asking.since : header.created;
  }

  /** Whose person has yet to answer: each may know it of themselves, since others see who is waited for at most. */
  get owing(): readonly Seat[] {
    return this.course.owing;
  }

  /** Which turn it is, where people count them. */
  get turn(): number | undefined {
    const { game, match } = this.standing;
    return match && game.turn?.(match.state);
  }

  /** Who plays together with a seat, itself included; nobody where each plays alone. */
  teamOf(seat: Seat): readonly Seat[] {
    return this.standing.teamOf(seat);
  }

  /**
   * What a seat's person wants. Anything may be sent: the reply says what became of it. It is there at once if nothing
   * else is under way and the storage has nothing to wait for.
   */
  command(seat: Seat, message: unknown): Soon<Reply> {
    const command = readCommand(message);
    if (isProblem(command)) return refusal(numberOf(message), command);
    return this.course.queue.runSoon(() => this.execute(seat, command));
  }

  /** Deals. Nobody has seen anything but the commitment before. */
  start(): Promise<Problem | undefined> {
    return this.course.queue.run(() => {
      const { affairs } = this.standing;
      if (affairs.started) return { code: 'already-started' };
      if ([...affairs.seats.values()].some(({ who }) => who === 'open')) return { code: 'seats-open' };
      // A beginning that throws is never written down.
      this.standing.begin();
      return this.course.commit({ entries: [{ t: 'start' }] });
    });
  }

  /** Somebody takes an open seat, or a bot's. Who may is the host's to say. */
  sit(seat: Seat, sitter: Sitter): Promise<Problem | undefined> {
    return this.course.queue.run(() => {
      const now = this.standing.affairs.seats.get(seat);
      if (!now) return { code: 'unknown-seat' };
      if (now.who === 'person') return { code: 'seat-taken' };
      return wrongSitter(sitter) ?? this.course.commit({ entries: [{ t: 'sit', seat, sitter }] });
    });
  }

  /** Tells a viewer everything it may know, then what changes; from `since` on, if it was here before. */
  subscribe(viewer: Viewer, send: Send<S>, since?: Cursor): () => void {
    const { course } = this;
    let gone = false;
    let remove = (): void => {};
    const attended = (): void => {
      if (viewer !== ONLOOKER) course.attend(viewer);
      course.feed.publish(this.standing);
    };
    course.run(() => {
      if (gone) return;
      remove = course.feed.add(viewer, since, send);
      attended();
    });
    return () => {
      gone = true;
      remove();
      course.run(attended);
    };
  }

  /** All that a viewer may know now. Unlike whoever subscribes, whoever only looks is not here. */
  look(viewer: Viewer): Promise<Update<S>> {
    return this.course.queue.run(() => this.course.feed.glance(viewer, this.standing));
  }

  /** Goes on from what is stored: another host over the same storage may have played. */
  catchUp(): Promise<void> {
    return this.course.queue.run(() => this.course.catchUp());
  }

  /** Resolves when nothing is under way that does not wait for a person or for time. */
  idle(): Promise<void> {
    return this.course.idle();
  }

  /**
   * The match with its secret, once it is over, or before, where the host has no secrets from whoever asks. It goes
   * back to the deal, or to the position it was brought here in or had to go on from.
   */
  file({ running = false } = {}): Promise<MatchFile | undefined> {
    return this.course.queue.run(() => {
      const { match, affairs } = this.standing;
      return match && (match.result || running) ? saveMatch(match, { names: affairs.called }) : undefined;
    });
  }

  /** Where a match could begin in which these go on: a host may plan one from it, but never tell anybody. */
  position(keep: readonly Seat[]): Promise<S | Problem> {
    return this.course.queue.run(() => {
      const { match } = this.standing;
      if (!match) return { code: 'not-started' };
      return match.result ? { code: 'over' } : positionOf(match, keep);
    });
  }

  /** How the same people would play again. */
  again(): Setup {
    const { game, header, match } = this.standing;
    return (match?.result && game.again?.(header.setup, match.result)) ?? header.setup;
  }

  /** Stops everything that would still happen by itself; what is stored can be loaded again. */
  close(): Promise<void> {
    return this.course.close();
  }

  private get standing(): Standing<S, D> {
    return this.course.standing;
  }

  private execute(seat: Seat, command: Command): Soon<Reply> {
    const { n } = command;
    if (command.do === 'point') return this.point(seat, command);
    const sum = sumOfCommand(command);
    const known = this.standing.affairs.replyTo(seat, n, sum);
    if (known) return known;
    if (command.do === 'undo' && !this.course.mayUndo(seat)) return refusal(n, { code: 'too-fast' });
    if (!this.course.mayTry(seat)) return refusal(n, { code: 'too-fast' });
    const draft = perform(this.standing, seat, command, this.course.presence);
    if (isProblem(draft)) return refusal(n, draft);
    return after(this.course.commit(draft, { seat, n, sum }), (failed): Reply => {
      if (failed) return refusal(n, failed);
      return draft.crash ? refusal(n, { code: 'crashed' }) : { n, ok: true };
    });
  }

  private point(seat: Seat, command: Point): Reply {
    const { n } = command;
    const pointed = pointing(this.standing, seat, command);
    if (isProblem(pointed)) return refusal(n, pointed);
    if (!this.patience.allows(seat, this.clock.now())) return refusal(n, { code: 'too-fast' });
    this.course.feed.publish(this.standing, pointed);
    return { n, ok: true };
  }
}

const refusal = (n: number, error: Problem): Reply => ({ n, ok: false, error });
