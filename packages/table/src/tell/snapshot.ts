import {
  type CardId,
  type Def,
  ONLOOKER,
  playOn,
  type Seat,
  type SeatEvent,
  type State,
  type Viewer,
} from '@tavolata/kernel';
import type { Match } from '@tavolata/kernel/match';
import type { Sitter } from '../setup/header.ts';
import type { SeatClock } from '../state/clock-balances.ts';
import { isLasting, type StopContext, settingsNow } from '../state/stops.ts';
import type { SeatQuestion, TableState } from '../state/table-state.ts';
import type { SeatInfo, SeatSnapshot } from './messages.ts';

/** What the table knows beside its state. */
export interface SnapshotContext {
  isHere(seat: Seat): boolean;
  heldUntil(seat: Seat): number | undefined;
  /** What the seat's person has yet to answer. */
  owedBy(seat: Seat): SeatQuestion | undefined;
  clock(seat: Seat): SeatClock | undefined;
  /** The seat's clock as only it may see it, where that differs. */
  ownClock(seat: Seat): SeatClock | undefined;
}

/** A snapshot while it is made. Key by key: spreading what may be absent would take longer than all the rest. */
type SnapshotDraft<S extends State> = { -readonly [K in keyof SeatSnapshot<S>]: SeatSnapshot<S>[K] };

/** The parts of a snapshot that are the same for everybody: made once, however many look. */
export type SharedSnapshot = Pick<SeatSnapshot, 'phase' | 'seats' | 'waiting' | 'undo' | 'clock'>;

export function sharedSnapshot<S extends State, D extends Def>(
  state: TableState<S, D>,
  context: SnapshotContext,
  seats: readonly SeatInfo[],
): SharedSnapshot {
  const { match, ledger, waiting } = state;
  const { request } = ledger;
  const shared: SnapshotDraft<State> = {
    phase: match?.result ? 'over' : match ? 'playing' : 'gathering',
    seats,
    waiting,
  };
  if (request) {
    const { id, seat, needs, to } = request;
    shared.undo = { request: id, seat, needs, to };
  }
  const clock = clocks(state, context);
  if (clock) shared.clock = clock;
  return shared;
}

export function snapshotFor<S extends State, D extends Def>(
  state: TableState<S, D>,
  viewer: Viewer,
  context: SnapshotContext,
  { phase, seats, waiting, undo, clock }: SharedSnapshot,
): SeatSnapshot<S> {
  const { match, header } = state;
  const snapshot: SnapshotDraft<S> = { phase, seats, waiting };
  const view = state.see(viewer)?.state;
  if (view) snapshot.view = view;
  if (undo) snapshot.undo = undo;
  if (clock) snapshot.clock = clock;
  if (viewer !== ONLOOKER) addOwn(snapshot, state, viewer, context);
  if (match?.result) {
    snapshot.result = match.result;
    snapshot.secret = header.secret;
  }
  return snapshot;
}

/** Who sits where: the same list while nobody moves, so that nobody has to compare two. */
export class SeatList {
  private seats: readonly SeatInfo[] = [];
  private sitters: TableState<State, Def>['ledger']['seats'] | undefined;
  private left: readonly Seat[] | undefined;

  /** Somebody has come, or gone. */
  invalidate(): void {
    this.sitters = undefined;
  }

  of<S extends State, D extends Def>(state: TableState<S, D>, context: SnapshotContext): readonly SeatInfo[] {
    const { seats } = state.ledger;
    const left = state.match?.state.core.left;
    if (seats !== this.sitters || left !== this.left) {
      this.seats = [...seats].map(([seat, sitter]) => seatInfo(seat, sitter, state, context));
      this.sitters = seats;
      this.left = left;
    }
    return this.seats;
  }
}

function seatInfo<S extends State, D extends Def>(
  seat: Seat,
  sitter: Sitter,
  state: TableState<S, D>,
  context: SnapshotContext,
): SeatInfo {
  const now = { seat, here: context.isHere(seat), left: state.hasLeft(seat) };
  // Which screen somebody shares is between them and the host.
  if (sitter.who !== 'person') return { ...sitter, ...now };
  const heldUntil = now.here ? undefined : context.heldUntil(seat);
  return { who: 'person', name: sitter.name, ...now, ...(heldUntil !== undefined && { heldUntil }) };
}

function clocks<S extends State, D extends Def>(
  state: TableState<S, D>,
  context: SnapshotContext,
): SeatSnapshot['clock'] {
  if (!state.header.clock || !state.match || state.match.result) return undefined;
  const { ledger, header } = state;
  // Whoever has left needs none, and theirs would tell whether they had answered before they went.
  const people = header.setup.seats.filter(seat => ledger.isPerson(seat) && !state.hasLeft(seat));
  return Object.fromEntries(people.map(seat => [seat, context.clock(seat)]));
}

/** What only the seat itself is shown. */
function addOwn<S extends State, D extends Def>(
  snapshot: SnapshotDraft<S>,
  state: TableState<S, D>,
  seat: Seat,
  context: SnapshotContext,
): void {
  const { ledger, history } = state;
  if (!ledger.isPerson(seat)) return;
  if (history && !history.hasPersonal(seat)) snapshot.nothingToUndo = true;
  const part = context.owedBy(seat);
  if (part) snapshot.asked = { q: part.q, question: part.question };
  const clock = snapshot.clock && context.ownClock(seat);
  if (clock) snapshot.clock = { ...snapshot.clock, [seat]: clock };
  const settings = ledger.settings(seat);
  const scene = isLasting(settings) ? undefined : stopContextOf(state, seat);
  snapshot.settings = scene ? settingsNow(settings, scene) : settings;
  const team = state.teamOf(seat);
  if (team.length > 0) snapshot.team = team;
  snapshot.number = ledger.lastNumber(seat);
}

/** What decides about the seat's stops: its own view and what it was told. */
export function stopContextOf<S extends State, D extends Def>(
  state: TableState<S, D>,
  seat: Seat,
): StopContext | undefined {
  const { match } = state;
  const view = state.see(seat)?.state;
  return match && view && new OwnStopContext(match, seat, view);
}

class OwnStopContext<S extends State, D extends Def> implements StopContext {
  private readonly match: Match<S, D>;
  readonly seat: Seat;
  readonly view: S;

  constructor(match: Match<S, D>, seat: Seat, view: S) {
    this.match = match;
    this.seat = seat;
    this.view = view;
  }

  told(since: number): readonly SeatEvent[] {
    return this.match.eventsFor(this.seat, since);
  }

  defOf(card: CardId): string {
    return playOn(this.match.game, this.view).def(card).id;
  }
}
