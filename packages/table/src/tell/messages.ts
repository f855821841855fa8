import type { Def, Question, Result, Seat, SeatEvent, Setup, State, Viewer } from '@tavolata/kernel';
import { eventFor, type GameEvent, isPublicEvent, type Secret } from '@tavolata/kernel/match';
import type { Pointed } from '../decide/point.ts';
import type { Sitter } from '../setup/header.ts';
import type { Origin } from '../setup/origin.ts';
import type { SeatClock } from '../state/clock-balances.ts';
import type { Notice, StoredNotice, TakenEvent } from '../state/notices.ts';
import type { StopSettings } from '../state/stops.ts';
import type { TableState } from '../state/table-state.ts';

/** What a viewer already has; sent along to resume after a dropped line. `notices` is the number of the last one. */
export interface Cursor {
  readonly epoch: number;
  readonly events: number;
  readonly notices: number;
}

export const START_CURSOR: Cursor = { epoch: 0, events: 0, notices: 0 };

/** Reads what claims to be a cursor; one that makes no sense starts from the beginning. */
export function readCursor(value: unknown): Cursor {
  if (typeof value !== 'object' || value === null) return START_CURSOR;
  const { epoch, events, notices } = value as Readonly<Record<string, unknown>>;
  const fits = [epoch, events, notices].every(part => Number.isSafeInteger(part) && (part as number) >= 0);
  return fits ? (value as Cursor) : START_CURSOR;
}

/** An event, with the moment an 'undo to here' would go back to. */
export interface TableEvent extends SeatEvent {
  readonly to: number;
}

/** What never changes about a table. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly setup: Setup;
  readonly commitment: string;
  readonly owner?: Seat;
  /** If it began elsewhere: what nobody here knew was dealt anew under this commitment. */
  readonly origin?: Origin['kind'];
}

export type SeatInfo = Sitter & {
  readonly seat: Seat;
  readonly here: boolean;
  readonly left: boolean;
  /** Until when it is kept for its person, who has gone. */
  readonly heldUntil?: number;
};

export interface SentQuestion {
  readonly q: string;
  readonly question: Question;
}

/** Everything one viewer may know now. Nothing in it comes from anywhere but the kernel's view of that viewer. */
export interface SeatSnapshot<S extends State = State> {
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly seats: readonly SeatInfo[];
  readonly view?: S;
  /** The viewer's own open question, unless it answers itself. */
  readonly asked?: SentQuestion;
  readonly waiting: readonly Seat[];
  /** Somebody's wish to go back to a moment, named as events name it, and who has yet to agree. */
  readonly undo?: {
    readonly request: number;
    readonly seat: Seat;
    readonly needs: readonly Seat[];
    readonly to: number;
  };
  /** While this seat has given no answer that stands. */
  readonly nothingToUndo?: true;
  readonly clock?: Readonly<Partial<Record<Seat, SeatClock>>>;
  readonly settings?: StopSettings;
  /** Who plays together with this seat, itself included. */
  readonly team?: readonly Seat[];
  /** The last number this seat's commands have used. */
  readonly number?: number;
  readonly result?: Result;
  /** When the match is over: key and salt, to recheck every shuffle and die. */
  readonly secret?: Secret;
}

/** The first update brings the latest events and notices, at most this many of each. */
export const PAGE = 200;

/**
 * A message to one viewer. Forget the events from `from` on, then add these; `cursor` is where to resume. `about` comes
 * with the first message only.
 */
export interface Update<S extends State = State> {
  readonly viewer: Viewer;
  readonly now: number;
  readonly about?: TableInfo;
  readonly snapshot: SeatSnapshot<S>;
  readonly from: number;
  /** With the first message: what happened before this event is left out, and told to whoever asks. */
  readonly begin?: number;
  readonly events: readonly TableEvent[];
  readonly notices: readonly Notice[];
  readonly cursor: Cursor;
  /** Somebody points at something now. */
  readonly pointed?: Pointed;
}

export function infoOf<S extends State, D extends Def>({ header }: TableState<S, D>): TableInfo {
  const { id, game, rules, setup, commitment, owner, origin } = header;
  return {
    ...{ id, game, rules, setup, commitment },
    ...(owner && { owner }),
    ...(origin && { origin: origin.kind }),
  };
}

/** How far there is something to tell. */
export const cursorOf = <S extends State, D extends Def>({
  match,
  history,
  ledger,
}: TableState<S, D>): Cursor => ({
  epoch: history?.epoch ?? 0,
  events: match?.eventCount ?? 0,
  notices: ledger.lastNotice,
});

const NOTHING: readonly never[] = [];

/** The events of one publication. */
export class PublishedEvents<S extends State, D extends Def> {
  private readonly state: TableState<S, D>;
  /** From a number on, where everybody is told the same: put together once, and written once. */
  private common: { readonly from: number; readonly events: readonly TableEvent[] } | undefined;

  constructor(state: TableState<S, D>) {
    this.state = state;
  }

  /** The events from a number on, as a viewer is told of them. */
  eventsFor(viewer: Viewer, from: number): readonly TableEvent[] {
    if (this.common?.from === from) return this.common.events;
    const { match } = this.state;
    if (!match || from >= match.eventCount) return NOTHING;
    const events = eventsTold(this.state, viewer, from, match.eventCount);
    if (match.eventsFrom(from).every(isPublicEvent)) this.common = { from, events };
    return events;
  }
}

/** The events with numbers from `from` to before `to`, as a viewer is told of them. */
export function eventsTold<S extends State, D extends Def>(
  { match, history }: TableState<S, D>,
  viewer: Viewer,
  from: number,
  to: number,
): readonly TableEvent[] {
  if (!match || !history) return NOTHING;
  const first = Math.max(0, from);
  return match.eventsFrom(first, to).flatMap((recorded, i): TableEvent[] => {
    const n = first + i;
    const event = eventFor(recorded, n, viewer);
    return event ? [{ n, type: event.type, params: event.params, to: history.before(n) }] : [];
  });
}

/** The latest notices after a number; what was taken back long ago is left out of them. */
export function noticesFrom<S extends State, D extends Def>(
  { ledger: { notices, lastNotice } }: TableState<S, D>,
  from: number,
  viewer: Viewer,
): readonly Notice[] {
  if (from >= lastNotice) return NOTHING;
  let room = PAGE;
  const told: Notice[] = [];
  for (let i = notices.length - 1; i >= 0 && told.length < PAGE; i--) {
    const { taken = NOTHING, ...notice } = notices[i] as StoredNotice;
    if (notice.n <= from) break;
    room -= taken.length;
    told.push(room < 0 ? notice : noticeTo(viewer, notice, taken));
  }
  return told.reverse();
}

/** What was taken back is told as it was when it happened: of what a viewer could not see then, nothing. */
function noticeTo(viewer: Viewer, notice: Omit<StoredNotice, 'taken'>, taken: readonly GameEvent[]): Notice {
  const heard = taken.flatMap((event, n): TakenEvent[] => {
    const told = eventFor(event, n, viewer);
    return told ? [{ type: told.type, params: told.params }] : [];
  });
  return heard.length > 0 ? { ...notice, taken: heard } : notice;
}
