import {
  type Ask,
  type Def,
  type Entry,
  endsByLeaving,
  fingerprint,
  type Game,
  isAllOpen,
  Match,
  ONLOOKER,
  type Pick,
  type Recorded,
  type Rejection,
  type Report,
  type Seat,
  type Seen,
  type State,
  seeAsk,
  seeCopy,
  type Viewer,
} from '@tavolata/kernel';
import { Affairs, type Moment } from './affairs.ts';
import { Asking } from './asking.ts';
import { type Problem, problemOf } from './errors.ts';
import type { Header } from './header.ts';
import { History } from './history.ts';
import { type Affair, isKernel, type Line } from './lines.ts';
import { Memo } from './memo.ts';
import type { Checkpoint } from './ports.ts';
import { teamOf } from './teams.ts';

const NOTHING: readonly never[] = [];

/** What a line changed of what has been told and asked. */
type Change = Omit<Moment, 'time' | 'deeds' | 'events' | 'turn'>;
const NO_CHANGE: Change = { isOpen: false, before: 0, taken: NOTHING };

/** What a command leads to, not yet saved: the match is already there, the table follows once it is durable. */
export interface Draft {
  readonly entries: readonly (Entry | Affair)[];
  /** The rules threw; the match has taken the step back. */
  readonly crash?: Report;
}

/**
 * A seat's part of the open question. `q` is its name: no question that is asked as long as the answers before it stand
 * has the same; when they are taken back, the same name may come again.
 */
export interface Part {
  readonly seat: Seat;
  readonly q: string;
  /** As the seat sees it. */
  readonly ask: Ask;
  /** Answers that made the rules throw: nobody gives them again by itself. */
  readonly tried: readonly Pick[];
}

/** An answer that the log says was rolled back. */
interface Crash {
  /** How many deeds stood before it, and how many of them were the seat's answers. */
  readonly at: number;
  readonly answers: number;
  readonly seat: Seat;
  readonly q: string;
  readonly pick: Pick;
}

interface Played<S extends State, D extends Def> {
  readonly match: Match<S, D>;
  readonly history: History;
}

/** Where a table stands: the match, its history and the table's own affairs, all made from header and lines. */
export class Standing<S extends State, D extends Def> {
  readonly game: Game<S, D>;
  readonly header: Header;
  readonly lines: Line[] = [];
  readonly affairs: Affairs;
  readonly asking = new Asking();
  private played: Played<S, D> | undefined;
  private crashes: Crash[] = [];
  private readonly sights = new Memo<Viewer, Seen<S> | undefined>();
  /** What all views of a moment are made of. */
  private copy: S | undefined;
  private readonly parts = new Memo<Seat, Part | undefined>();
  private awaited: readonly Seat[] | undefined;
  /** What there was to tell after the last line: the match itself forgets what is taken back. */
  private heard: Recorded[] = [];
  private readonly known: Checkpoint | undefined;

  constructor(game: Game<S, D>, header: Header, known?: Checkpoint) {
    this.game = game;
    this.header = header;
    this.known = known;
    this.affairs = new Affairs(header);
  }

  /** Plays a stored log again. Throws if the rules no longer ask what it answers, or arrive elsewhere. */
  static of<S extends State, D extends Def>(
    game: Game<S, D>,
    header: Header,
    lines: readonly Line[],
    known?: Checkpoint,
  ): Standing<S, D> {
    const standing = new Standing(game, header, known);
    const resumed = lines.findLastIndex(({ entry }) => entry.t === 'resumed');
    const from = resumed >= 0 ? resumed : lines.findIndex(({ entry }) => entry.t === 'start');
    // What was played before is only written down: these rules may no longer know how it began.
    const before = from < 0 ? lines.length : from;
    for (const line of lines.slice(0, before)) standing.write(line);
    const beginning = lines[before];
    if (beginning) standing.take(beginning);
    standing.replay(lines.slice(before + 1));
    return standing;
  }

  get match(): Match<S, D> | undefined {
    return this.played?.match;
  }

  get history(): History | undefined {
    return this.played?.history;
  }

  /** Whether the seat has conceded or left. */
  hasLeft(seat: Seat): boolean {
    return this.match?.state.core.left.includes(seat) ?? false;
  }

  /** Whether those who leave end the match: what the others are asked until then decides nothing. */
  get isDecided(): boolean {
    return this.match !== undefined && endsByLeaving(this.game, this.match.state);
  }

  /** Who plays together with a seat, itself included; nobody where each plays alone. */
  teamOf(seat: Seat): readonly Seat[] {
    return this.match ? teamOf(this.game, this.match.state, seat) : [];
  }

  see(viewer: Viewer): Seen<S> | undefined {
    const isOne = this.match !== undefined && isAllOpen(this.match.state);
    const { sights, lines } = this;
    const key = isOne ? ONLOOKER : viewer;
    const known = sights.at(key, lines.length);
    return known ? known.value : sights.keep(key, lines.length, this.seeNow(key, sights.last(key)));
  }

  private seeNow(viewer: Viewer, before: Seen<S> | undefined): Seen<S> | undefined {
    const { match, game } = this;
    if (!match) return undefined;
    this.copy ??= game.clone(match.state);
    return seeCopy(game, this.copy, viewer, before);
  }

  /** The seat's open question, if it has yet to answer. Made once per line of the log: many want to know it. */
  part(seat: Seat): Part | undefined {
    const { parts, lines } = this;
    const known = parts.at(seat, lines.length);
    return known ? known.value : parts.keep(seat, lines.length, this.partNow(seat));
  }

  private partNow(seat: Seat): Part | undefined {
    const { match } = this;
    const ask = this.hasLeft(seat) ? undefined : match?.askFor(seat);
    const seen = ask && this.see(seat);
    if (!match || !ask || !seen || !this.history) return undefined;
    const shown = seeAsk(ask, seen.rename);
    // The same question comes again and again: the seat's own count of answers tells them apart, and tells it nothing.
    const name = shown === ask ? match.nameOf(ask) : fingerprint(shown);
    const q = `${this.history.answersOf(seat)}.${name}`;
    const tried = this.crashes.length > 0 ? this.triedBy(seat, fingerprint(ask), this.history) : [];
    return { seat, q, ask: shown, tried };
  }

  private triedBy(seat: Seat, q: string, history: History): readonly Pick[] {
    const answers = history.answersOf(seat);
    return this.crashes.flatMap(crash =>
      crash.seat === seat && crash.answers === answers && crash.q === q ? [crash.pick] : [],
    );
  }

  /** Seats the table waits for. Who of them has answered a joint question already is nobody's business. */
  get waiting(): readonly Seat[] {
    this.awaited ??= this.waitingNow();
    return this.awaited;
  }

  private waitingNow(): readonly Seat[] {
    if (!this.match || !this.history || this.match.result) return [];
    const { asked } = this.history;
    // The same list while nobody has left: whoever compares it with an earlier one sees at once.
    return asked.some(seat => this.hasLeft(seat)) ? asked.filter(seat => !this.hasLeft(seat)) : asked;
  }

  /** Has the match do something, and returns the lines that tell it. */
  draft(deed: (match: Match<S, D>) => Rejection | undefined): Draft | Problem {
    const { match } = this;
    if (!match) return { code: 'not-started' };
    const before = match.log.length;
    const rejection = deed(match);
    if (rejection && rejection.code !== 'crashed') return problemOf(rejection);
    const entries = match.log.slice(before);
    return rejection ? { entries, crash: rejection.report } : { entries };
  }

  /** These lines are saved, and the match has carried out what they say. */
  note(lines: readonly Line[], following?: Line): undefined {
    for (let i = 0; i < lines.length; i++) this.take(lines[i] as Line, lines[i + 1] ?? following);
  }

  /** The match at its very beginning: dealt, or in the position it was brought here in. */
  begin(): Match<S, D> {
    const { setup, secret, origin, schema } = this.header;
    if (!origin) return Match.start(this.game, setup, secret);
    this.expect(schema);
    return Match.from(this.game, setup, secret, origin.state as S);
  }

  /** A position of another shape is nothing these rules could play on from. */
  private expect(schema = this.game.schema): void {
    if (schema !== this.game.schema) throw new Error(`its first position has the shape ${schema}`);
  }

  private take(line: Line, next?: Line): void {
    const { entry, at } = line;
    const { setup, secret } = this.header;
    const { told: before = 0, epoch = 0 } = this.history ?? {};
    if (entry.t === 'start') this.play(this.begin(), at);
    if (entry.t === 'resumed') {
      this.expect(entry.schema ?? this.known?.schema);
      // After every epoch there was, even if all of them were of one moment: there were fewer of them than lines.
      this.play(Match.from(this.game, setup, secret, entry.state as S), at + this.lines.length);
    }
    const crashed = next?.entry.t === 'rollback';
    if (isKernel(entry) && this.played && !crashed) this.played.history.note(entry, this.played.match, at);
    if (this.history) this.noteCrash(entry, crashed, this.history);
    const { played } = this;
    const isOpen = played ? this.asking.note(line, this.lines.length, played.match, played.history) : false;
    this.write(line, { isOpen, before, taken: this.takenBack(epoch) });
    this.verify();
  }

  private write(line: Line, change = NO_CHANGE): void {
    const moment: Moment = {
      time: line.at,
      deeds: this.history?.length ?? 0,
      events: this.match?.events.length ?? 0,
      turn: line.entry.t === 'start' && this.match ? this.game.turn?.(this.match.state) : undefined,
      ...change,
    };
    this.lines.push(line);
    this.affairs.note(line, moment);
    this.awaited = undefined;
    this.copy = undefined;
  }

  /** What the last line took back of the events there were in that epoch; others may have come in their place. */
  private takenBack(epoch: number): readonly Recorded[] {
    const { heard, match, history } = this;
    const events = match?.events ?? NOTHING;
    const still = history?.stillTrue(epoch, heard.length) ?? 0;
    const taken = still < heard.length ? heard.splice(still) : NOTHING;
    for (let n = heard.length; n < events.length; n++) heard.push(events[n] as Recorded);
    return taken;
  }

  /** Whoever takes back what led to a crash may lead somewhere else: there, nothing has been tried yet. */
  private noteCrash(entry: Line['entry'], crashed: boolean, history: History): void {
    if (entry.t === 'undo') this.crashes = this.crashes.filter(({ at }) => at <= entry.to);
    if (entry.t !== 'answer' || !crashed) return;
    const { seat, q, pick } = entry;
    const [at, answers] = [history.length, history.answersOf(seat)];
    this.crashes.push({ at, answers, seat, q, pick });
  }

  /** The position after these lines was kept: a replay must arrive at the same. */
  private verify(): void {
    const { known, match } = this;
    if (!known || !match || known.at !== this.lines.length || known.schema !== this.game.schema) return;
    if (match.digest() !== known.digest)
      throw new Error(`after line ${known.at} the match stands elsewhere than its checkpoint says`);
  }

  private play(match: Match<S, D>, since: number): void {
    this.played = { match, history: new History(match, since) };
    this.heard = [];
  }

  /** What follows the beginning, or the position the match had to go on from. */
  private replay(lines: readonly Line[]): void {
    const groups = grouped(lines);
    for (const line of groups.before) this.take(line);
    if (groups.deeds.length === 0) return;
    const entries = groups.deeds.map(({ entry }) => entry);
    const { setup, secret } = this.header;
    const follow = (match: Match<S, D>, i: number): void => {
      this.played = { match, history: (this.played as Played<S, D>).history };
      this.note((groups.deeds[i] as Group).lines, groups.deeds[i + 1]?.lines[0]);
    };
    Match.replay(this.game, setup, secret, entries, follow, this.match?.origin);
  }
}

/** A line of the kernel's log, with the table's own lines that follow it. */
interface Group {
  readonly entry: Entry;
  readonly lines: Line[];
}

function grouped(lines: readonly Line[]): { readonly before: Line[]; readonly deeds: Group[] } {
  const before: Line[] = [];
  const deeds: Group[] = [];
  for (const line of lines) {
    if (isKernel(line.entry)) deeds.push({ entry: line.entry, lines: [line] });
    else (deeds.at(-1)?.lines ?? before).push(line);
  }
  return { before, deeds };
}
