import type { Params, Seat } from '@tavolata/kernel';
import type { GameEvent, LogEntry, SeatNames } from '@tavolata/kernel/match';
import type { Reply } from '../errors.ts';
import type { Header, Sitter } from '../setup/header.ts';
import { CommandMarks } from './command-marks.ts';
import { type CommandMark, isMatchEntry, type LogLine, type TableEntry } from './log-line.ts';
import { type Notice, type StoredNotice, worthTelling } from './notices.ts';
import { changeSettings, DEFAULT_SETTINGS, lastingOf, type StopSettings } from './stops.ts';

interface UndoRequest {
  /** How many there were, with this one: it tells nothing else. */
  readonly id: number;
  /** When it was asked for. */
  readonly at: number;
  readonly seat: Seat;
  readonly to: number;
  /** Who has yet to agree. */
  readonly needs: readonly Seat[];
}

/** How it is told who sits there now; a bot that follows somebody plays on under their name. */
function satAs({ who }: Sitter, was: string | undefined): Notice['type'] {
  if (who === 'open') return 'seat-opened';
  if (who === 'person') return 'person-sat';
  return was === undefined ? 'bot-sat' : 'bot-for';
}

const nameOf = (sitter: Sitter | undefined): string | undefined =>
  sitter && sitter.who !== 'open' ? sitter.name : undefined;

/** Where the match stands when a line is noted. */
export interface LineContext {
  readonly time: number;
  /** How many events there were before it, and are now. */
  readonly before: number;
  readonly events: number;
  /** The question that was asked before is still open. */
  readonly isOpen: boolean;
  /** Which turn it is as the match begins here. */
  readonly turn: number | undefined;
  /** Events there were before it, and are no longer. */
  readonly taken: readonly GameEvent[];
}

const NO_COMMANDS = new CommandMarks();

/** The table's own state, all of it made from the header and the log. */
export class TableLedger {
  started = false;
  /** Never changed, only replaced. */
  seats: ReadonlyMap<Seat, Sitter>;
  request: UndoRequest | undefined;
  /** The request that was turned down, until somebody does something else. */
  refused: { readonly seat: Seat } | undefined;
  readonly notices: StoredNotice[] = [];
  /** The number of the last notice. */
  lastNotice = 0;
  private readonly beginning: Notice['type'];
  private readonly stops = new Map<Seat, StopSettings>();
  private readonly commands = new Map<Seat, CommandMarks>();
  private readonly departed = new Set<Seat>();
  private readonly late = new Set<Seat>();
  private requests = 0;
  /** Until when an undo was discussed, and since when the seats' people have been there, if they came later. */
  private discussed = 0;
  private readonly satAt = new Map<Seat, number>();

  constructor(header: Header) {
    this.beginning = header.origin?.kind ?? 'started';
    this.seats = new Map(header.setup.seats.map(seat => [seat, header.seats[seat] ?? { who: 'open' }]));
  }

  settings(seat: Seat): StopSettings {
    return this.stops.get(seat) ?? DEFAULT_SETTINGS;
  }

  /** What whoever sits at the table is called, by seat. */
  get seatNames(): SeatNames {
    const named = [...this.seats].flatMap(([seat, sitter]) =>
      sitter.who === 'open' ? [] : [[seat, sitter.name]],
    );
    return Object.fromEntries(named);
  }

  /** Of whoever sits at the table. */
  get takenNames(): readonly string[] {
    return Object.values(this.seatNames);
  }

  isPerson(seat: Seat): boolean {
    return this.seats.get(seat)?.who === 'person';
  }

  /** The last number this seat has used up. */
  lastNumber(seat: Seat): number {
    return this.commands.get(seat)?.last ?? 0;
  }

  /** What a command under this number was answered, if it is not a new one. */
  replyTo(seat: Seat, n: number, sum: number): Reply | undefined {
    return (this.commands.get(seat) ?? NO_COMMANDS).replyTo(n, sum);
  }

  /** Since when a seat has been able to think about what was asked at a time. */
  thinksSince(seat: Seat, asked: number): number {
    return Math.max(asked, this.discussed, this.satAt.get(seat) ?? 0);
  }

  note(line: LogLine, moment: LineContext): void {
    const { entry, at, command } = line;
    const wasOpen = this.request !== undefined;
    if (isMatchEntry(entry)) this.noteMatchEntry(entry, moment);
    else this.noteTableEntry(entry, at, moment);
    if (wasOpen && !this.request) this.discussed = at;
    this.noteLate(line, moment);
    if (entry.t === 'answer' && command) this.letGo(entry.seat);
    if (command) this.remember(command);
  }

  /** Whose time ran out is told when the whole question is answered: until then it would tell who had not answered. */
  private noteLate({ entry, left }: LogLine, moment: LineContext): void {
    if (entry.t === 'answer' && entry.by === 'default' && left !== undefined) this.late.add(entry.seat);
    if (entry.t === 'undo' && moment.isOpen) this.late.delete(entry.seat);
    else if (entry.t === 'undo' || entry.t === 'rollback') this.late.clear();
    // A set that is emptied at every answer is made anew at every answer.
    if (moment.isOpen || this.late.size === 0) return;
    for (const seat of this.late) this.tell('timed-out', moment, { seat });
    this.late.clear();
  }

  /** Only what had an effect uses its number up: what was refused can be sent again, put right or not. */
  private remember(command: CommandMark): void {
    let known = this.commands.get(command.seat);
    if (!known) {
      known = new CommandMarks();
      this.commands.set(command.seat, known);
    }
    known.add(command);
  }

  private tell(
    type: Notice['type'],
    { time, events }: LineContext,
    params: Params = {},
    taken: readonly GameEvent[] = [],
  ): void {
    this.lastNotice = Math.max(this.lastNotice + 1, time);
    // Not the number first: V8 would take what begins with one, every event and command, for as long as a time.
    this.notices.push({ type, n: this.lastNotice, at: events, params, ...(taken.length > 0 && { taken }) });
  }

  private noteMatchEntry(entry: LogEntry, moment: LineContext): void {
    // That somebody has answered a part of the open question, or changed it, nobody is to learn from a request that ends.
    if (moment.isOpen && (entry.t === 'answer' || entry.t === 'undo')) return;
    this.refused = undefined;
    if (this.request && entry.t !== 'undo') this.tell('undo-expired', moment, { seat: this.request.seat });
    this.request = undefined;
    switch (entry.t) {
      case 'undo':
        this.forgetFrom(moment.events);
        return this.tell('undone', moment, { seat: entry.seat }, worthTelling(moment.taken));
      case 'rollback':
        this.forgetFrom(moment.events);
        return this.tell('crashed', moment);
      case 'leave':
        return this.noteDeparture(entry.seat, moment);
    }
  }

  /** A match that was played elsewhere before says where it goes on. */
  private begin(moment: LineContext): void {
    const { turn } = moment;
    this.tell(this.beginning, moment, this.beginning === 'started' || turn === undefined ? {} : { turn });
  }

  /** Told once: it is carried out again when somebody changes an answer from before. */
  private noteDeparture(seat: Seat, moment: LineContext): void {
    if (this.departed.has(seat)) return;
    this.departed.add(seat);
    // What came of it, the end perhaps, is told after it.
    this.tell('conceded', { ...moment, events: moment.before }, { seat });
  }

  /** A hold stops the seat once. */
  private letGo(seat: Seat): void {
    const settings = this.settings(seat);
    if (settings.hold) this.stops.set(seat, { ...settings, hold: false });
  }

  /** Events were taken back: what counts from an event on counts from there. */
  private forgetFrom(events: number): void {
    for (const [seat, settings] of this.stops)
      this.stops.set(seat, {
        ...settings,
        since: Math.min(settings.since, events),
        yields: settings.yields.map(item => ({ ...item, since: Math.min(item.since, events) })),
      });
  }

  private noteTableEntry(entry: TableEntry, at: number, moment: LineContext): void {
    switch (entry.t) {
      case 'start':
        this.started = true;
        return this.begin(moment);
      case 'sit':
        this.satAt.set(entry.seat, at);
        return this.noteSitter(entry.seat, entry.sitter, moment);
      case 'set':
        this.stops.set(entry.seat, changeSettings(this.settings(entry.seat), entry.change, moment.events));
        return;
      case 'settings':
        this.stops.set(entry.seat, entry.settings);
        return;
      case 'ask-undo':
        this.request = { id: ++this.requests, at, seat: entry.seat, to: entry.to, needs: entry.needs };
        return this.tell('undo-asked', moment, { seat: entry.seat });
      case 'agree':
        if (this.request)
          this.request = { ...this.request, needs: this.request.needs.filter(seat => seat !== entry.seat) };
        return;
      case 'refuse':
        this.refused = this.request && { seat: this.request.seat };
        this.request = undefined;
        return this.tell('undo-refused', moment, { seat: entry.seat });
      case 'more-time':
        return this.tell('more-time', moment, { seat: entry.seat, to: entry.to });
      case 'resumed':
        this.request = undefined;
        this.refused = undefined;
        for (const [seat, settings] of this.stops) this.stops.set(seat, lastingOf(settings));
        return this.tell('resumed', moment);
    }
  }

  private noteSitter(seat: Seat, sitter: Sitter, moment: LineContext): void {
    const was = nameOf(this.seats.get(seat));
    this.seats = new Map(this.seats).set(seat, sitter);
    // Whoever comes next has wishes of their own, and numbers its own commands.
    this.stops.delete(seat);
    this.commands.delete(seat);
    if (this.request?.seat === seat) this.request = undefined;
    else if (this.request)
      this.request = { ...this.request, needs: this.request.needs.filter(s => s !== seat) };
    // By name: somebody else may be called by this seat later.
    const name = nameOf(sitter) ?? was;
    this.tell(satAs(sitter, was), moment, {
      seat,
      ...(name !== undefined && { name }),
      ...(was !== undefined && { was }),
    });
  }
}
