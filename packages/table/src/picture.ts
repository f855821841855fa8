import {
  type CardId,
  type Def,
  type Match,
  ONLOOKER,
  playOn,
  type Seat,
  type State,
  type Told,
  type Viewer,
} from '@tavolata/kernel';
import type { Sitter } from './header.ts';
import type { Picture, Place } from './messages.ts';
import type { Part, Standing } from './standing.ts';
import { isLasting, type Scene, settingsNow } from './stops.ts';
import type { SeatClock } from './timekeeper.ts';

/** What the table knows beside its standing. */
export interface Surroundings {
  isHere(seat: Seat): boolean;
  heldUntil(seat: Seat): number | undefined;
  /** What the seat's person has yet to answer. */
  owedBy(seat: Seat): Part | undefined;
  clock(seat: Seat): SeatClock | undefined;
  /** The seat's clock as only it may see it, where that differs. */
  ownClock(seat: Seat): SeatClock | undefined;
}

/** A picture while it is made. Key by key: spreading what may be absent would take longer than all the rest. */
type Sketch<S extends State> = { -readonly [K in keyof Picture<S>]: Picture<S>[K] };

/** The parts of a picture that are the same for everybody: made once, however many look. */
export type Shared = Pick<Picture, 'phase' | 'seats' | 'waiting' | 'undo' | 'clock'>;

export function sharedPicture<S extends State, D extends Def>(
  standing: Standing<S, D>,
  around: Surroundings,
  seats: readonly Place[],
): Shared {
  const { match, affairs, waiting } = standing;
  const { request } = affairs;
  const shared: Sketch<State> = {
    phase: match?.result ? 'over' : match ? 'playing' : 'gathering',
    seats,
    waiting,
  };
  if (request) {
    const { id, seat, needs, to } = request;
    shared.undo = { request: id, seat, needs, to };
  }
  const clock = clocks(standing, around);
  if (clock) shared.clock = clock;
  return shared;
}

export function pictureFor<S extends State, D extends Def>(
  standing: Standing<S, D>,
  viewer: Viewer,
  around: Surroundings,
  { phase, seats, waiting, undo, clock }: Shared,
): Picture<S> {
  const { match, header } = standing;
  const picture: Sketch<S> = { phase, seats, waiting };
  const view = standing.see(viewer)?.state;
  if (view) picture.view = view;
  if (undo) picture.undo = undo;
  if (clock) picture.clock = clock;
  if (viewer !== ONLOOKER) addOwn(picture, standing, viewer, around);
  if (match?.result) {
    picture.result = match.result;
    picture.secret = header.secret;
  }
  return picture;
}

/** Who sits where: the same list while nobody moves, so that nobody has to compare two. */
export class Seating {
  private places: readonly Place[] = [];
  private sitters: Standing<State, Def>['affairs']['seats'] | undefined;
  private left: readonly Seat[] | undefined;

  /** Somebody has come, or gone. */
  stir(): void {
    this.sitters = undefined;
  }

  of<S extends State, D extends Def>(standing: Standing<S, D>, around: Surroundings): readonly Place[] {
    const { seats } = standing.affairs;
    const left = standing.match?.state.core.left;
    if (seats !== this.sitters || left !== this.left) {
      this.places = [...seats].map(([seat, sitter]) => placeOf(seat, sitter, standing, around));
      this.sitters = seats;
      this.left = left;
    }
    return this.places;
  }
}

function placeOf<S extends State, D extends Def>(
  seat: Seat,
  sitter: Sitter,
  standing: Standing<S, D>,
  around: Surroundings,
): Place {
  const now = { seat, here: around.isHere(seat), left: standing.hasLeft(seat) };
  // Which screen somebody shares is between them and the host.
  if (sitter.who !== 'person') return { ...sitter, ...now };
  const heldUntil = now.here ? undefined : around.heldUntil(seat);
  return { who: 'person', name: sitter.name, ...now, ...(heldUntil !== undefined && { heldUntil }) };
}

function clocks<S extends State, D extends Def>(
  standing: Standing<S, D>,
  around: Surroundings,
): Picture['clock'] {
  if (!standing.header.clock || !standing.match || standing.match.result) return undefined;
  const { affairs, header } = standing;
  // Whoever has left needs none, and theirs would tell whether they had answered before they went.
  const people = header.setup.seats.filter(seat => affairs.isPerson(seat) && !standing.hasLeft(seat));
  return Object.fromEntries(people.map(seat => [seat, around.clock(seat)]));
}

/** What only the seat itself is shown. */
function addOwn<S extends State, D extends Def>(
  picture: Sketch<S>,
  standing: Standing<S, D>,
  seat: Seat,
  around: Surroundings,
): void {
  const { affairs, history } = standing;
  if (!affairs.isPerson(seat)) return;
  if (history && !history.hasPersonal(seat)) picture.nothingToUndo = true;
  const part = around.owedBy(seat);
  if (part) picture.question = { q: part.q, ask: part.ask };
  const clock = picture.clock && around.ownClock(seat);
  if (clock) picture.clock = { ...picture.clock, [seat]: clock };
  const settings = affairs.settings(seat);
  const scene = isLasting(settings) ? undefined : sceneOf(standing, seat);
  picture.settings = scene ? settingsNow(settings, scene) : settings;
  const team = standing.teamOf(seat);
  if (team.length > 0) picture.team = team;
  picture.number = affairs.lastNumber(seat);
}

/** What decides about the seat's stops: its own view and what it was told. */
export function sceneOf<S extends State, D extends Def>(
  standing: Standing<S, D>,
  seat: Seat,
): Scene | undefined {
  const { match } = standing;
  const view = standing.see(seat)?.state;
  return match && view && new OwnScene(match, seat, view);
}

class OwnScene<S extends State, D extends Def> implements Scene {
  private readonly match: Match<S, D>;
  readonly seat: Seat;
  readonly view: S;

  constructor(match: Match<S, D>, seat: Seat, view: S) {
    this.match = match;
    this.seat = seat;
    this.view = view;
  }

  told(since: number): readonly Told[] {
    return this.match.told(this.seat, since);
  }

  defOf(card: CardId): string {
    return playOn(this.match.game, this.view).def(card).id;
  }
}
