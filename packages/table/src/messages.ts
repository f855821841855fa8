import {
  type Ask,
  type Def,
  isForAll,
  type Recorded,
  type Result,
  type Seat,
  type Secret,
  type Setup,
  type State,
  type Told,
  tell,
  type Viewer,
} from '@tavolata/kernel';
import type { Happened, Noted, Notice } from './affairs.ts';
import type { Sitter } from './header.ts';
import type { Origin } from './origin.ts';
import type { Pointed } from './pointing.ts';
import type { Standing } from './standing.ts';
import type { Settings } from './stops.ts';
import type { SeatClock } from './timekeeper.ts';

/** What a viewer already has; sent along to resume after a dropped line. `notices` is the number of the last one. */
export interface Cursor {
  readonly epoch: number;
  readonly events: number;
  readonly notices: number;
}

export const NOTHING_YET: Cursor = { epoch: 0, events: 0, notices: 0 };

/** Reads what claims to be a cursor; one that makes no sense starts from the beginning. */
export function readCursor(value: unknown): Cursor {
  if (typeof value !== 'object' || value === null) return NOTHING_YET;
  const { epoch, events, notices } = value as Readonly<Record<string, unknown>>;
  const fits = [epoch, events, notices].every(part => Number.isSafeInteger(part) && (part as number) >= 0);
  return fits ? (value as Cursor) : NOTHING_YET;
}

/** An event, with the moment an 'undo to here' would go back to. */
export interface TableEvent extends Told {
  readonly to: number;
}

/** What never changes about a table. */
export interface About {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly setup: Setup;
  readonly commitment: string;
  readonly owner?: Seat;
  /** If it began elsewhere: what nobody here knew was dealt anew under this commitment. */
  readonly origin?: Origin['kind'];
}

export type Place = Sitter & {
  readonly seat: Seat;
  readonly here: boolean;
  readonly left: boolean;
  /** Until when it is kept for its person, who has gone. */
  readonly heldUntil?: number;
};

export interface Question {
  readonly q: string;
  readonly ask: Ask;
}

/** Everything one viewer may know now. Nothing in it comes from anywhere but the kernel's view of that viewer. */
export interface Picture<S extends State = State> {
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly seats: readonly Place[];
  readonly view?: S;
  /** The viewer's own open question, unless it answers itself. */
  readonly question?: Question;
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
  readonly settings?: Settings;
  /** Who plays together with this seat, itself included. */
  readonly team?: readonly Seat[];
  /** The last number this seat's commands have used. */
  readonly number?: number;
  readonly result?: Result;
  /** When the match is over: key and salt, to recheck every shuffle and die. */
  readonly secret?: Secret;
}

/**
 * A message to one viewer. Forget the events from `from` on, then add these; `cursor` is where to resume. `about` comes
 * with the first message only.
 */
export interface Update<S extends State = State> {
  readonly viewer: Viewer;
  readonly now: number;
  readonly about?: About;
  readonly picture: Picture<S>;
  readonly from: number;
  readonly events: readonly TableEvent[];
  readonly notices: readonly Notice[];
  readonly cursor: Cursor;
  /** Somebody points at something now. */
  readonly pointed?: Pointed;
}

export function aboutOf<S extends State, D extends Def>({ header }: Standing<S, D>): About {
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
  affairs,
}: Standing<S, D>): Cursor => ({
  epoch: history?.epoch ?? 0,
  events: match?.events.length ?? 0,
  notices: affairs.noticed,
});

const NOTHING: readonly never[] = [];

/** The events of one publication. */
export class News<S extends State, D extends Def> {
  private readonly standing: Standing<S, D>;
  /** From a number on, where everybody is told the same: put together once, and written once. */
  private common: { readonly from: number; readonly events: readonly TableEvent[] } | undefined;

  constructor(standing: Standing<S, D>) {
    this.standing = standing;
  }

  /** The events from a number on, as a viewer is told of them. */
  toldTo(viewer: Viewer, from: number): readonly TableEvent[] {
    if (this.common?.from === from) return this.common.events;
    const { match, history } = this.standing;
    if (!match || !history || from >= match.events.length) return NOTHING;
    const events: TableEvent[] = [];
    let isCommon = true;
    for (let n = from; n < match.events.length; n++) {
      const event = match.events[n] as Recorded;
      const told = tell(event, n, viewer);
      isCommon &&= isForAll(event);
      if (told) events.push({ n, type: told.type, params: told.params, to: history.before(n) });
    }
    if (isCommon) this.common = { from, events };
    return events;
  }
}

export const noticesFrom = <S extends State, D extends Def>(
  { affairs: { notices, noticed } }: Standing<S, D>,
  from: number,
  viewer: Viewer,
): readonly Notice[] =>
  from >= noticed ? NOTHING : notices.filter(({ n }) => n > from).map(notice => noticeTo(viewer, notice));

/** What was taken back is told as it was when it happened: of what a viewer could not see then, nothing. */
function noticeTo(viewer: Viewer, { taken, ...notice }: Noted): Notice {
  const heard = taken?.flatMap((event, n): Happened[] => {
    const told = tell(event, n, viewer);
    return told ? [{ type: told.type, params: told.params }] : [];
  });
  return heard && heard.length > 0 ? { ...notice, taken: heard } : notice;
}
