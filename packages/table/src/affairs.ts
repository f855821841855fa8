import type { Entry, Names, Params, Seat } from '@tavolata/kernel';
import type { Reply } from './errors.ts';
import type { Header, Sitter } from './header.ts';
import { type Affair, type CommandMark, isKernel, type Line } from './lines.ts';
import { lastingOf, type Settings, SMART } from './stops.ts';

/** What the table itself tells everybody. Each has a text, `notice.<type>`, in both languages. */
export const noticeTypes = [
  'started',
  'moved',
  'forked',
  'undone',
  'undo-asked',
  'undo-refused',
  'undo-expired',
  'crashed',
  'conceded',
  'timed-out',
  'more-time',
  'person-sat',
  'bot-sat',
  'seat-opened',
  'resumed',
] as const;

export interface Notice {
  /** After so many events. */
  readonly at: number;
  readonly type: (typeof noticeTypes)[number];
  readonly params: Params;
}

export interface UndoRequest {
  /** The number of its line. */
  readonly id: number;
  readonly seat: Seat;
  readonly to: number;
  /** Who has yet to agree. */
  readonly needs: readonly Seat[];
}

const SAT = { open: 'seat-opened', bot: 'bot-sat', person: 'person-sat' } as const;

/** So many commands of a seat are known again. */
const REMEMBERED = 32;

/** Where the match stands when a line is noted. */
export interface Moment {
  readonly line: number;
  readonly events: number;
  /** Somebody changed an answer that nobody had seen yet: nothing to tell. */
  readonly quiet: boolean;
}

/** The table's own state, all of it made from the header and the log. */
export class Affairs {
  started = false;
  readonly seats = new Map<Seat, Sitter>();
  request: UndoRequest | undefined;
  /** The request that was turned down, until somebody does something else. */
  refused: { readonly seat: Seat } | undefined;
  readonly notices: Notice[] = [];
  /** What the seats' clocks had left, as far as the log tells. */
  readonly left = new Map<Seat, number>();
  /** When the last line was written. */
  lastAt: number;
  private readonly beginning: Notice['type'];
  private readonly stops = new Map<Seat, Settings>();
  private readonly commands = new Map<Seat, CommandMark[]>();
  private readonly departed = new Set<Seat>();

  constructor(header: Header) {
    this.lastAt = header.created;
    this.beginning = header.origin?.kind ?? 'started';
    for (const seat of header.setup.seats) this.seats.set(seat, header.seats[seat] ?? { who: 'open' });
  }

  settings(seat: Seat): Settings {
    return this.stops.get(seat) ?? SMART;
  }

  /** What whoever sits at the table is called, by seat. */
  get called(): Names {
    const named = [...this.seats].flatMap(([seat, sitter]) =>
      sitter.who === 'open' ? [] : [[seat, sitter.name]],
    );
    return Object.fromEntries(named);
  }

  /** Of whoever sits at the table. */
  get names(): readonly string[] {
    return Object.values(this.called);
  }

  isPerson(seat: Seat): boolean {
    return this.seats.get(seat)?.who === 'person';
  }

  /** The last number this seat has used up. */
  lastNumber(seat: Seat): number {
    return this.commands.get(seat)?.at(-1)?.n ?? 0;
  }

  /** What a command under this number was answered, if it is not a new one. */
  replyTo(seat: Seat, n: number, sum: string): Reply | undefined {
    if (n > this.lastNumber(seat)) return undefined;
    const known = this.commands.get(seat)?.find(command => command.n === n);
    if (known?.sum === sum)
      return known.code ? { n, ok: false, error: { code: known.code } } : { n, ok: true };
    return { n, ok: false, error: { code: known ? 'number-used' : 'number-too-old' } };
  }

  note({ entry, at, command, left }: Line, moment: Moment): void {
    this.lastAt = at;
    if (isKernel(entry)) this.noteDeed(entry, moment);
    else this.noteAffair(entry, moment);
    if (entry.t === 'answer' && command) this.letGo(entry.seat);
    if (entry.t === 'answer' && left !== undefined) {
      this.left.set(entry.seat, left);
      if (entry.by === 'default') this.tell('timed-out', moment, { seat: entry.seat });
    }
    if (command) this.remember(command);
  }

  /** Only what had an effect uses its number up: what was refused can be sent again, put right or not. */
  private remember(command: CommandMark): void {
    const known = this.commands.get(command.seat);
    if (!known) this.commands.set(command.seat, [command]);
    else if (known.push(command) > REMEMBERED) known.shift();
  }

  private tell(type: Notice['type'], { events }: Moment, params: Params = {}): void {
    this.notices.push({ at: events, type, params });
  }

  private noteDeed(entry: Entry, moment: Moment): void {
    this.refused = undefined;
    if (this.request && entry.t !== 'undo') this.tell('undo-expired', moment, { seat: this.request.seat });
    this.request = undefined;
    switch (entry.t) {
      case 'undo':
        this.forgetFrom(moment.events);
        if (!moment.quiet) this.tell('undone', moment, { seat: entry.seat });
        return;
      case 'rollback':
        this.forgetFrom(moment.events);
        return this.tell('crashed', moment);
      case 'leave':
        return this.noteDeparture(entry.seat, moment);
    }
  }

  /** Told once: it is carried out again when somebody changes an answer from before. */
  private noteDeparture(seat: Seat, moment: Moment): void {
    if (this.departed.has(seat)) return;
    this.departed.add(seat);
    this.tell('conceded', moment, { seat });
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

  private noteAffair(affair: Affair, moment: Moment): void {
    switch (affair.t) {
      case 'start':
        this.started = true;
        return this.tell(this.beginning, moment);
      case 'sit':
        return this.noteSitter(affair.seat, affair.sitter, moment);
      case 'settings':
        this.stops.set(affair.seat, affair.settings);
        return;
      case 'ask-undo':
        this.request = { id: moment.line, seat: affair.seat, to: affair.to, needs: affair.needs };
        return this.tell('undo-asked', moment, { seat: affair.seat });
      case 'agree':
        if (this.request)
          this.request = { ...this.request, needs: this.request.needs.filter(seat => seat !== affair.seat) };
        return;
      case 'refuse':
        this.refused = this.request && { seat: this.request.seat };
        this.request = undefined;
        return this.tell('undo-refused', moment, { seat: affair.seat });
      case 'more-time':
        return this.tell('more-time', moment, { seat: affair.seat, to: affair.to });
      case 'resumed':
        this.request = undefined;
        this.refused = undefined;
        for (const [seat, settings] of this.stops) this.stops.set(seat, lastingOf(settings));
        return this.tell('resumed', moment);
    }
  }

  private noteSitter(seat: Seat, sitter: Sitter, moment: Moment): void {
    const before = this.seats.get(seat);
    this.seats.set(seat, sitter);
    // Whoever comes next has wishes of their own, and numbers its own commands.
    this.stops.delete(seat);
    this.commands.delete(seat);
    if (this.request?.seat === seat) this.request = undefined;
    else if (this.request)
      this.request = { ...this.request, needs: this.request.needs.filter(s => s !== seat) };
    const named = sitter.who === 'open' ? before : sitter;
    // By name: somebody else may be called by this seat later.
    const name = named && named.who !== 'open' ? { name: named.name } : {};
    this.tell(SAT[sitter.who], moment, { seat, ...name });
  }
}
