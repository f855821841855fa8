import {
  type CardId,
  type Def,
  ONLOOKER,
  playOn,
  type Seat,
  type State,
  type Viewer,
} from '@tavolata/kernel';
import type { Picture, Place } from './messages.ts';
import type { Standing } from './standing.ts';
import { type Scene, settingsNow } from './stops.ts';
import type { SeatClock } from './timekeeper.ts';

/** What the table knows beside its standing. */
export interface Surroundings {
  isHere(seat: Seat): boolean;
  /** Whether this question is one the seat need not be bothered with. */
  isAutomatic(seat: Seat, q: string): boolean;
  clock(seat: Seat): SeatClock | undefined;
}

/** A picture while it is made. Key by key: spreading what may be absent would take longer than all the rest. */
type Sketch<S extends State> = { -readonly [K in keyof Picture<S>]: Picture<S>[K] };

/** The parts of a picture that are the same for everybody: made once, however many look. */
export type Shared = Pick<Picture, 'phase' | 'seats' | 'waiting' | 'undo' | 'clock'>;

export function sharedPicture<S extends State, D extends Def>(
  standing: Standing<S, D>,
  around: Surroundings,
): Shared {
  const { match, affairs, waiting } = standing;
  const { request } = affairs;
  const shared: Sketch<State> = {
    phase: match?.result ? 'over' : match ? 'playing' : 'gathering',
    seats: places(standing, around),
    waiting,
  };
  if (request) shared.undo = { request: request.id, seat: request.seat, needs: request.needs };
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

function places<S extends State, D extends Def>(standing: Standing<S, D>, around: Surroundings): Place[] {
  const all: Place[] = [];
  for (const [seat, sitter] of standing.affairs.seats) {
    const here = around.isHere(seat);
    const left = standing.hasLeft(seat);
    // Which screen somebody shares is between them and the host.
    if (sitter.who === 'person') all.push({ who: 'person', name: sitter.name, seat, here, left });
    else all.push({ ...sitter, seat, here, left });
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

/** What only the seat itself is shown. */
function addOwn<S extends State, D extends Def>(
  picture: Sketch<S>,
  standing: Standing<S, D>,
  seat: Seat,
  around: Surroundings,
): void {
  const { affairs } = standing;
  if (!affairs.isPerson(seat)) return;
  const part = standing.part(seat);
  if (part && !around.isAutomatic(seat, part.q)) picture.question = { q: part.q, ask: part.ask };
  const scene = sceneOf(standing, seat);
  const settings = affairs.settings(seat);
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
  const { match, game } = standing;
  const view = standing.see(seat)?.state;
  if (!match || !view) return undefined;
  return {
    seat,
    view,
    told: since => match.told(seat, since),
    defOf: (card: CardId) => playOn(game, view).def(card).id,
  };
}
