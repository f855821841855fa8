import type { Def, Game, Pick, Question, Seat, State, Viewer } from '@tavolata/kernel';
import {
  endsByLeaving,
  fingerprint,
  type GameEvent,
  type LogEntry,
  Match,
  questionInView,
  type Rejection,
  type SeatView,
  type StepReport,
  Tail,
} from '@tavolata/kernel/match';
import { type Problem, problemOf } from '../errors.ts';
import type { Header } from '../setup/header.ts';
import { teamOf } from '../setup/teams.ts';
import { ClockBalances } from './clock-balances.ts';
import { FailedAnswers } from './failed-answers.ts';
import { History } from './history.ts';
import { beginningOf, groupLines, isBeginning, type LogGroup } from './log-groups.ts';
import { isMatchEntry, type LogLine, type TableEntry } from './log-line.ts';
import { Memo } from './memo.ts';
import { worthTelling } from './notices.ts';
import { OpenQuestion } from './open-question.ts';
import { linesIn, PastEvents, type PastPart } from './past.ts';
import { SeatViews } from './seat-views.ts';
import type { Stored, StoredCheckpoint } from './stored.ts';
import { type LineContext, TableLedger } from './table-ledger.ts';
import { type LineOutcome, type Trace, traceOutcome } from './trace.ts';
import { UnsavedPast } from './unsaved-past.ts';

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
  private readonly failedAnswers = new FailedAnswers();
  private readonly views: SeatViews<S, D>;
  private readonly questions = new Memo<Seat, SeatQuestion | undefined>();
  private waitingFor: readonly Seat[] | undefined;
  /** What there was to tell after the last line: the match itself forgets what is taken back. */
  private heard = new Tail<GameEvent>();
  private readonly unsaved = new UnsavedPast();
  private readonly known: StoredCheckpoint | undefined;

  constructor(game: Game<S, D>, header: Header, known?: StoredCheckpoint) {
    this.game = game;
    this.header = header;
    this.known = known;
    this.views = new SeatViews(game);
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
    state.unsaved.resume(past, traces);
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

  /** What a viewer may know. */
  see(viewer: Viewer): SeatView<S> | undefined {
    return this.views.of(this.match, viewer, this.lines.length);
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
    const { failedAnswers, history } = this;
    const tried = failedAnswers.isEmpty
      ? NOTHING
      : failedAnswers.picksAt(seat, fingerprint(question), history);
    return { seat, q, question: shown, tried };
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
  decide(change: (match: Match<S, D>) => Rejection | undefined): Decision<S, D> | Problem {
    if (!this.match) return { code: 'not-started' };
    const match = this.match.fork();
    const before = match.log.length;
    const rejection = change(match);
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

  /** What is to be stored of the past beside the next checkpoint, and whether that is all. */
  unsavedPast(): { readonly parts: readonly PastPart[]; readonly isAll: boolean } {
    return this.unsaved.parts(this.heard);
  }

  saved(parts: readonly PastPart[]): void {
    this.unsaved.saved(parts);
  }

  /** Leaves out of the past to be stored what this state of the same lines has stored. */
  savedAs({ unsaved }: TableState<S, D>): void {
    this.unsaved.skipSaved(unsaved);
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
    this.unsaved.add(trace);
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
    this.failedAnswers.note(entry, crashed, history);
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
    const { before, groups } = groupLines(lines);
    for (const line of before) this.apply(line);
    const entries = groups.map(({ entry }) => entry);
    for (const i of this.match?.follow(entries) ?? []) {
      this.applyAll((groups[i] as LogGroup).lines, groups[i + 1]?.lines[0]);
      yield;
    }
  }
}
