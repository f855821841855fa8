import {
  type Def,
  type Game,
  ONLOOKER,
  type Pick,
  type Question,
  type Seat,
  type State,
  type Viewer,
} from '@tavolata/kernel';
import {
  endsByLeaving,
  fingerprint,
  type GameEvent,
  isAllPublic,
  type LogEntry,
  Match,
  questionInView,
  type Rejection,
  type SeatView,
  type StepReport,
  Tail,
  viewOfCopy,
} from '@tavolata/kernel/match';
import { type Problem, problemOf } from '../errors.ts';
import type { Header } from '../setup/header.ts';
import { teamOf } from '../setup/teams.ts';
import { ClockBalances } from './clock-balances.ts';
import { History } from './history.ts';
import { isMatchEntry, type LogLine, type TableEntry } from './log-line.ts';
import { Memo } from './memo.ts';
import { OpenQuestion } from './open-question.ts';
import { isFull, linesIn, PastEvents, type PastPart, partsOf, type StoredPart } from './past.ts';
import type { Stored, StoredCheckpoint } from './stored.ts';
import { type LineContext, TableLedger, worthTelling } from './table-ledger.ts';
import { type LineOutcome, type Trace, traceOutcome } from './trace.ts';

const NOTHING: readonly never[] = [];

/** Lines recalled between two pauses: fractions of a millisecond. */
const RECALLED_PER_SLICE = 100;

/** Before the match begins nothing comes of a line. */
const NO_TRACE: Trace = { events: 0 };

/** What a command leads to, not yet saved: nothing has changed. */
export interface Decision<S extends State, D extends Def> {
  readonly entries: readonly (LogEntry | TableEntry)[];
  /** The match as it will stand, if it was asked to do something. */
  readonly match?: Match<S, D>;
  /** The rules threw; the match has taken the step back. */
  readonly crash?: StepReport;
}

/**
 * A seat's part of the open question. `q` is its name: no question that is asked as long as the answers before it stand
 * has the same; when they are taken back, the same name may come again.
 */
export interface SeatQuestion {
  readonly seat: Seat;
  readonly q: string;
  /** As the seat sees it. */
  readonly question: Question;
  /** Answers that made the rules throw: nobody gives them again by itself. */
  readonly tried: readonly Pick[];
}

/** An answer that the log says was rolled back. */
interface FailedAnswer {
  /** How many deeds stood before it, and how many of them were the seat's answers. */
  readonly at: number;
  readonly answers: number;
  readonly seat: Seat;
  readonly q: string;
  readonly pick: Pick;
}

/** A table's state: match, history, ledger, balances and open question, all derived from the header and the log. */
export class TableState<S extends State, D extends Def> {
  readonly game: Game<S, D>;
  readonly header: Header;
  readonly lines: LogLine[] = [];
  readonly ledger: TableLedger;
  readonly balances: ClockBalances;
  readonly openQuestion = new OpenQuestion();
  private live: Match<S, D> | undefined;
  private past: History | undefined;
  /** How many events there were after the last line. */
  private told = 0;
  private failedAnswers: FailedAnswer[] = [];
  private readonly views = new Memo<Viewer, SeatView<S> | undefined>();
  /** What all views of a moment are made of. */
  private copy: S | undefined;
  private readonly questions = new Memo<Seat, SeatQuestion | undefined>();
  private waitingFor: readonly Seat[] | undefined;
  /** What there was to tell after the last line: the match itself forgets what is taken back. */
  private heard = new Tail<GameEvent>();
  private readonly unsaved: Unsaved = { line: 0, events: 0, traces: [] };
  private readonly known: StoredCheckpoint | undefined;

  constructor(game: Game<S, D>, header: Header, known?: StoredCheckpoint) {
    this.game = game;
    this.header = header;
    this.known = known;
    this.ledger = new TableLedger(header);
    this.balances = new ClockBalances(header.clock);
  }

  /** Plays a stored log again, pausing after each line. Throws if the rules part from it, or arrive elsewhere. */
  static *replay<S extends State, D extends Def>(
    game: Game<S, D>,
    { header, lines, checkpoint }: Omit<Stored, 'claims' | 'past'>,
  ): Generator<void, TableState<S, D>> {
    const state = new TableState(game, header, checkpoint);
    const from = beginningOf(lines);
    // What was played before is only written down: these rules may no longer know how it began.
    const before = from < 0 ? lines.length : from;
    for (const line of lines.slice(0, before)) state.apply(line);
    const beginning = lines[before];
    if (beginning) state.apply(state.open(beginning));
    yield* state.follow(lines.slice(before + 1));
    return state;
  }

  /**
   * Takes a match up at its checkpoint: what stands before is recalled, not played, and only the lines since are carried
   * out. Nothing where what is stored does not lead there; throws where it leads elsewhere.
   */
  static *resume<S extends State, D extends Def>(
    game: Game<S, D>,
    { header, lines, checkpoint, past = [] }: Stored,
  ): Generator<void, TableState<S, D> | undefined> {
    const from = beginningOf(lines);
    if (!checkpoint || checkpoint.rules !== game.version || checkpoint.schema !== game.schema)
      return undefined;
    const { at, deeds } = checkpoint;
    if (checkpoint.events === undefined || linesIn(past) !== at || from < 0 || from >= at) return undefined;
    const state = new TableState(game, header);
    const traces = past.flatMap(part => part.traces);
    for (let i = 0; i < at; i++) {
      state.recall(lines[i] as LogLine, lines[i + 1], i < from ? NO_TRACE : traces[i]);
      if (i % RECALLED_PER_SLICE === RECALLED_PER_SLICE - 1) yield;
    }
    state.growOn(past, traces);
    const later = lines.slice(at);
    const earliest = (state.history?.length ?? 0) - deeds.length;
    if (later.some(({ entry }) => 'to' in entry && isMatchEntry(entry) && entry.to < earliest))
      return undefined;
    state.stand(checkpoint, new PastEvents(past, checkpoint.events), from);
    yield* state.follow(later);
    return state;
  }

  /** Nothing while the past is recalled. */
  get match(): Match<S, D> | undefined {
    return this.live;
  }

  get history(): History | undefined {
    return this.past;
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

  see(viewer: Viewer): SeatView<S> | undefined {
    const isOne = this.match !== undefined && isAllPublic(this.match.state);
    const { views, lines } = this;
    const key = isOne ? ONLOOKER : viewer;
    const known = views.at(key, lines.length);
    return known ? known.value : views.keep(key, lines.length, this.seeNow(key, views.last(key)));
  }

  private seeNow(viewer: Viewer, before: SeatView<S> | undefined): SeatView<S> | undefined {
    const { match, game } = this;
    if (!match) return undefined;
    this.copy ??= game.clone(match.state);
    return viewOfCopy(game, this.copy, viewer, before);
  }

  /** The seat's open question, if it has yet to answer. Made once per line of the log: many want to know it. */
  part(seat: Seat): SeatQuestion | undefined {
    const { questions, lines } = this;
    const known = questions.at(seat, lines.length);
    return known ? known.value : questions.keep(seat, lines.length, this.questionNow(seat));
  }

  private questionNow(seat: Seat): SeatQuestion | undefined {
    const { match } = this;
    const question = this.hasLeft(seat) ? undefined : match?.questionFor(seat);
    const seen = question && this.see(seat);
    if (!match || !question || !seen || !this.history) return undefined;
    const shown = questionInView(question, seen.rename);
    // The same question comes again and again: the seat's own count of answers tells them apart, and tells it nothing.
    const name = shown === question ? match.nameOf(question) : fingerprint(shown);
    const q = `${this.history.answersOf(seat)}.${name}`;
    const tried =
      this.failedAnswers.length > 0 ? this.triedBy(seat, fingerprint(question), this.history) : [];
    return { seat, q, question: shown, tried };
  }

  private triedBy(seat: Seat, q: string, history: History): readonly Pick[] {
    const answers = history.answersOf(seat);
    return this.failedAnswers.flatMap(crash =>
      crash.seat === seat && crash.answers === answers && crash.q === q ? [crash.pick] : [],
    );
  }

  /** Seats the table waits for. Who of them has answered a joint question already must not show. */
  get waiting(): readonly Seat[] {
    this.waitingFor ??= this.waitingNow();
    return this.waitingFor;
  }

  private waitingNow(): readonly Seat[] {
    if (!this.match || !this.history || this.match.result) return [];
    const { asked } = this.history;
    // The same list while nobody has left: whoever compares it with an earlier one sees at once.
    return asked.some(seat => this.hasLeft(seat)) ? asked.filter(seat => !this.hasLeft(seat)) : asked;
  }

  /** Has a fork of the match do something, and returns the lines that tell it. */
  decide(deed: (match: Match<S, D>) => Rejection | undefined): Decision<S, D> | Problem {
    if (!this.match) return { code: 'not-started' };
    const match = this.match.fork();
    const before = match.log.length;
    const rejection = deed(match);
    if (rejection && rejection.code !== 'crashed') return problemOf(rejection);
    const entries = match.log.slice(before);
    return rejection ? { entries, match, crash: rejection.report } : { entries, match };
  }

  /** What was decided is saved in these lines: from here on it is so. */
  adopt({ match }: Decision<S, D>, lines: readonly LogLine[]): undefined {
    if (match) this.live = match;
    this.applyAll(lines);
  }

  /** The match has carried out what these lines say. */
  private applyAll(lines: readonly LogLine[], following?: LogLine): undefined {
    for (let i = 0; i < lines.length; i++) {
      const line = lines[i] as LogLine;
      this.apply(line.entry.t === 'start' ? this.open(line) : line, lines[i + 1] ?? following);
    }
  }

  /** The match at its very beginning: dealt, or in the position it was brought here in. */
  begin(): Match<S, D> {
    const { setup, secret } = this.header;
    const origin = this.originAt({ t: 'start' });
    return origin ? Match.from(this.game, setup, secret, origin) : Match.start(this.game, setup, secret);
  }

  /** What came of the lines of which that is not stored yet, or of the first of them. */
  unsavedPast(): { readonly parts: readonly PastPart[]; readonly isAll: boolean } {
    const { line, traces, events } = this.unsaved;
    const parts = partsOf(line, traces, events, this.heard);
    const last = parts.at(-1);
    return { parts, isAll: !last || last.line + last.traces.length === this.lines.length };
  }

  /** These are stored: of the last of them there may be more. */
  saved(parts: readonly PastPart[]): void {
    const { unsaved } = this;
    for (const part of parts) {
      if (part.line !== unsaved.line || !isFull(part)) continue;
      unsaved.line += part.traces.length;
      unsaved.events = part.traces.at(-1)?.events ?? 0;
      unsaved.traces.splice(0, part.traces.length);
    }
  }

  /** These parts are stored. */
  private growOn(parts: readonly StoredPart[], traces: readonly Trace[]): void {
    const { unsaved } = this;
    const last = parts.at(-1);
    unsaved.line = last && !isFull(last) ? last.line : traces.length;
    unsaved.events = traces[unsaved.line - 1]?.events ?? 0;
    unsaved.traces.push(...traces.slice(unsaved.line));
  }

  /** What came of the same lines is stored as far as it was there. */
  savedAs({ unsaved: { line, events } }: TableState<S, D>): void {
    Object.assign(this.unsaved, { line, events });
    this.unsaved.traces.splice(0, line);
  }

  /** The position the match begins in here, if it was not dealt. Of another shape, it is nothing to play on from. */
  private originAt(entry: LogEntry | TableEntry): S | undefined {
    const { origin, schema } = this.header;
    const isResumed = entry.t === 'resumed';
    if (!isResumed && !origin) return undefined;
    const known = isResumed ? (entry.schema ?? this.known?.schema ?? this.game.schema) : schema;
    if (known !== this.game.schema) throw new Error(`its first position has the shape ${known}`);
    return (isResumed ? entry.state : origin?.state) as S;
  }

  /** The match begins with this line. */
  private open(line: LogLine): LogLine {
    const { setup, secret } = this.header;
    const origin = this.originAt(line.entry);
    this.live =
      origin && line.entry.t === 'resumed' ? Match.from(this.game, setup, secret, origin) : this.begin();
    this.heard = new Tail();
    return line;
  }

  private apply(line: LogLine, next?: LogLine): void {
    const { epoch = 0 } = this.history ?? {};
    const outcome = this.match && traceOutcome(this.match);
    this.enter(line, next, outcome);
    const trace = outcome ? this.traced(line, outcome, epoch) : NO_TRACE;
    this.unsaved.traces.push(trace);
    this.write(line, trace);
    this.verify();
  }

  /** A line of which it is known what came of it. */
  private recall(line: LogLine, next: LogLine | undefined, trace = NO_TRACE): void {
    if (this.history || isBeginning(line)) this.enter(line, next, trace);
    if (this.history) this.openQuestion.recall(trace.isOpen ?? false, line.at, this.lines.length);
    this.write(line, trace);
  }

  /** The match stands at this checkpoint, after lines that were only recalled. */
  private stand(
    { at, state, deeds, digest: expected }: StoredCheckpoint,
    events: PastEvents,
    from: number,
  ): void {
    const { game, header, lines, history } = this;
    if (!history) return;
    const log = lines.slice(from).flatMap(({ entry }) => (isMatchEntry(entry) ? [entry] : []));
    const origin = this.originAt((lines[from] as LogLine).entry);
    const match = Match.resume(game, header.setup, header.secret, {
      ...{ origin, log, deeds, events },
      state: state as S,
      at: history.length - deeds.length,
    });
    if (match.length !== history.length || match.eventCount !== history.told || match.digest() !== expected)
      throw new Error(`after line ${at} the match stands elsewhere than its past says`);
    this.live = match;
    this.openQuestion.stand(match, history);
    this.heard = new Tail(events);
    for (const event of match.eventsFrom(events.length)) this.heard.push(event);
  }

  private enter(line: LogLine, next: LogLine | undefined, outcome: LineOutcome | undefined): void {
    const { entry, at } = line;
    if (!outcome) return;
    if (isBeginning(line)) {
      // After every epoch there was, even if all of them were of one moment: there were fewer of them than lines.
      this.past = new History(outcome, entry.t === 'start' ? at : at + this.lines.length);
    }
    const { history } = this;
    if (!history) return;
    const crashed = next?.entry.t === 'rollback';
    if (isMatchEntry(entry) && !crashed) history.note(entry, outcome, at);
    this.noteCrash(entry, crashed, history);
  }

  /** What came of a line that the match has carried out. Key by key: this is made at every answer. */
  private traced(line: LogLine, outcome: LineOutcome, epoch: number): Trace {
    const { match, history, heard, openQuestion } = this;
    if (!match || !history) return NO_TRACE;
    const { t } = line.entry;
    const trace: { -readonly [K in keyof Trace]: Trace[K] } = { events: outcome.events };
    if (t === 'rollback' && outcome.deeds !== undefined) trace.deeds = outcome.deeds;
    if (outcome.asked && (isMatchEntry(line.entry) || isBeginning(line))) trace.asked = outcome.asked;
    if (openQuestion.note(line, this.lines.length, match, history)) trace.isOpen = true;
    const turn = t === 'start' ? this.game.turn?.(match.state) : undefined;
    if (turn !== undefined) trace.turn = turn;
    const still = history.stillTrue(epoch, heard.length);
    if (still < heard.length || isBeginning(line)) trace.kept = isBeginning(line) ? 0 : still;
    if (t === 'undo' && still < heard.length) trace.taken = worthTelling(heard.slice(still));
    this.hear(match, still);
    return trace;
  }

  /** What the last line took back of the events there were; others may have come in their place. */
  private hear(match: Match<S, D>, still: number): void {
    const { heard } = this;
    if (still < heard.length) heard.cut(still);
    for (const event of match.eventsFrom(heard.length)) heard.push(event);
  }

  private write(line: LogLine, { events, isOpen, turn, taken = NOTHING }: Trace): void {
    const before = this.told;
    this.told = this.history?.told ?? 0;
    const deeds = this.history?.length ?? 0;
    // In one piece: this is made for every line of a long match when it is taken up.
    const moment: LineContext = {
      time: line.at,
      deeds,
      before,
      events,
      isOpen: isOpen ?? false,
      turn,
      taken,
    };
    this.lines.push(line);
    this.ledger.note(line, moment);
    this.balances.note(line, deeds, moment.isOpen);
    this.waitingFor = undefined;
    this.copy = undefined;
  }

  /** Whoever takes back what led to a crash may lead somewhere else: there, nothing has been tried yet. */
  private noteCrash(entry: LogLine['entry'], crashed: boolean, history: History): void {
    if (entry.t === 'undo') this.failedAnswers = this.failedAnswers.filter(({ at }) => at <= entry.to);
    if (entry.t !== 'answer' || !crashed) return;
    const { seat, q, pick } = entry;
    const [at, answers] = [history.length, history.answersOf(seat)];
    this.failedAnswers.push({ at, answers, seat, q, pick });
  }

  /** The position after these lines was kept: a replay must arrive at the same. */
  private verify(): void {
    const { known, match } = this;
    if (!known || !match || known.at !== this.lines.length || known.schema !== this.game.schema) return;
    if (match.digest() !== known.digest)
      throw new Error(`after line ${known.at} the match stands elsewhere than its checkpoint says`);
  }

  /** What follows the beginning, or a checkpoint. */
  private *follow(lines: readonly LogLine[]): Generator<void, void> {
    const groups = grouped(lines);
    for (const line of groups.before) this.apply(line);
    const entries = groups.deeds.map(({ entry }) => entry);
    for (const i of this.match?.follow(entries) ?? []) {
      this.applyAll((groups.deeds[i] as Group).lines, groups.deeds[i + 1]?.lines[0]);
      yield;
    }
  }
}

const isBeginning = ({ entry }: LogLine): boolean => entry.t === 'start' || entry.t === 'resumed';

/** Where the match begins that is played here: with its deal, or where it last had to go on from. */
function beginningOf(lines: readonly LogLine[]): number {
  const resumed = lines.findLastIndex(({ entry }) => entry.t === 'resumed');
  return resumed >= 0 ? resumed : lines.findIndex(({ entry }) => entry.t === 'start');
}

/**
 * What came of the latest lines, from line `line` on: not stored yet, or in a part that is not full. Before them there
 * were `events` events.
 */
interface Unsaved {
  line: number;
  events: number;
  readonly traces: Trace[];
}

/** A line of the kernel's log, with the table's own lines that follow it. */
interface Group {
  readonly entry: LogEntry;
  readonly lines: LogLine[];
}

function grouped(lines: readonly LogLine[]): { readonly before: LogLine[]; readonly deeds: Group[] } {
  const before: LogLine[] = [];
  const deeds: Group[] = [];
  for (const line of lines) {
    if (isMatchEntry(line.entry)) deeds.push({ entry: line.entry, lines: [line] });
    else (deeds.at(-1)?.lines ?? before).push(line);
  }
  return { before, deeds };
}
