import {
  type Ask,
  type CardId,
  type Def,
  ONLOOKER,
  playOn,
  type Result,
  type Seat,
  type Secret,
  type Setup,
  type State,
  type Told,
  type Viewer,
} from '@tavolata/kernel';
import type { Notice } from './affairs.ts';
import type { Sitter } from './header.ts';
import type { Origin } from './origin.ts';
import type { Standing } from './standing.ts';
import { type Scene, type Settings, settingsNow } from './stops.ts';
import type { SeatClock } from './timekeeper.ts';

/** What a viewer already has; sent along to resume after a dropped line. */
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

export type Place = Sitter & { readonly seat: Seat; readonly here: boolean; readonly left: boolean };

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
  readonly undo?: { readonly request: number; readonly seat: Seat; readonly needs: readonly Seat[] };
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
}

/** What the table knows beside its standing. */
export interface Surroundings {
  isHere(seat: Seat): boolean;
  /** Whether this question is one the seat need not be bothered with. */
  isAutomatic(seat: Seat, q: string): boolean;
  clock(seat: Seat): SeatClock | undefined;
}

export function aboutOf<S extends State, D extends Def>({ header }: Standing<S, D>): About {
  const { id, game, rules, setup, commitment, owner, origin } = header;
  return {
    ...{ id, game, rules, setup, commitment },
    ...(owner && { owner }),
    ...(origin && { origin: origin.kind }),
  };
}

export function pictureFor<S extends State, D extends Def>(
  standing: Standing<S, D>,
  viewer: Viewer,
  around: Surroundings,
): Picture<S> {
  const { match, affairs, header } = standing;
  const { request } = affairs;
  const view = standing.see(viewer)?.state;
  const result = match?.result;
  const clock = clocks(standing, around);
  return {
    phase: result ? 'over' : match ? 'playing' : 'gathering',
    seats: places(standing, around),
    ...(view && { view }),
    waiting: standing.waiting,
    ...(request && { undo: { request: request.id, seat: request.seat, needs: request.needs } }),
    ...(clock && { clock }),
    ...(viewer !== ONLOOKER && own(standing, viewer, around)),
    ...(result && { result, secret: header.secret }),
  };
}

function places<S extends State, D extends Def>(standing: Standing<S, D>, around: Surroundings): Place[] {
  const all: Place[] = [];
  for (const [seat, sitter] of standing.affairs.seats) {
    const rest = { seat, here: around.isHere(seat), left: standing.hasLeft(seat) };
    // Which screen somebody shares is between them and the host.
    if (sitter.who === 'person') all.push({ who: 'person', name: sitter.name, ...rest });
    else all.push({ ...sitter, ...rest });
  }
  return all;
}

function clocks<S extends State, D extends Def>(
  standing: Standing<S, D>,
  around: Surroundings,
): Picture['clock'] {
  if (!standing.header.clock || !standing.match || standing.match.result) return undefined;
  const people = standing.header.setup.seats.filter(seat => standing.affairs.isPerson(seat));
  return Object.fromEntries(people.map(seat => [seat, around.clock(seat)]));
}

function own<S extends State, D extends Def>(
  standing: Standing<S, D>,
  seat: Seat,
  around: Surroundings,
): Pick<Picture, 'question' | 'settings' | 'team' | 'number'> {
  const { affairs } = standing;
  if (!affairs.isPerson(seat)) return {};
  const part = standing.part(seat);
  const asked = part && !around.isAutomatic(seat, part.q);
  const scene = sceneOf(standing, seat);
  const settings = affairs.settings(seat);
  const team = standing.teamOf(seat);
  return {
    ...(asked && { question: { q: part.q, ask: part.ask } }),
    settings: scene ? settingsNow(settings, scene) : settings,
    ...(team.length > 0 && { team }),
    number: affairs.lastNumber(seat),
  };
}

/** What decides about the seat's stops: its own view and what it was told. */
export function sceneOf<S extends State, D extends Def>(
  standing: Standing<S, D>,
  seat: Seat,
): Scene | undefined {
  const { match, game } = standing;
  const view = standing.see(seat)?.state;
  if (!match || !view) return undefined;
  const play = playOn(game, view);
  return {
    seat,
    view,
    told: since => match.told(seat, since),
    defOf: (card: CardId) => play.def(card).id,
  };
}

/** What the viewer has not been told yet. */
export function newsFor<S extends State, D extends Def>(
  { match, history, affairs }: Standing<S, D>,
  viewer: Viewer,
  cursor: Cursor,
): Pick<Update, 'from' | 'events' | 'notices' | 'cursor'> {
  const from = history?.stillTrue(cursor.epoch, cursor.events) ?? 0;
  const told = match?.told(viewer, from) ?? [];
  return {
    from,
    events: told.map(event => ({ ...event, to: history?.before(event.n) ?? 0 })),
    notices: affairs.notices.slice(cursor.notices),
    cursor: {
      epoch: history?.epoch ?? 0,
      events: match?.events.length ?? 0,
      notices: affairs.notices.length,
    },
  };
}
