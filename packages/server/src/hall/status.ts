import type { Seat } from '@tavolata/kernel';
import type { Picture, Place } from '@tavolata/table';

/** A seat and who sits there, whether connected or not. */
export type Seated = Place extends infer P ? (P extends Place ? Omit<P, 'here'> : never) : never;

/** What everybody at a table sees of it, and lists show; but for who owes an answer. */
export interface Status {
  readonly phase: Picture['phase'];
  readonly seats: readonly Seated[];
  readonly waiting: readonly Seat[];
  /** Who of them has yet to answer: nobody is told but each of themselves. Not in what was kept before it was. */
  readonly owing?: readonly Seat[];
  readonly turn?: number;
  /** When what was then asked began to be asked. */
  readonly since?: number;
}

/** How far a table has come. */
type Moment = Readonly<{ turn: number | undefined; since: number; owing: readonly Seat[] }>;

/**
 * What a picture and its moment tell about a table; the same object as before if that is nothing new, and so for its
 * seats. `known` are the places that `before` was made of: pictures share them while nobody moves.
 */
export function statusOf(
  { phase, seats, waiting }: Picture,
  { turn, since, owing }: Moment,
  before: Status | undefined,
  known: readonly Place[] | undefined,
): Status {
  const isSeated = before !== undefined && (seats === known || isSeatedAlike(before.seats, seats));
  const isSameMoment = before?.phase === phase && before.turn === turn;
  const isAskedAlike = isAlike(before?.waiting, waiting) && isAlike(before?.owing, owing);
  if (isSeated && isSameMoment && isAskedAlike) return before;
  return {
    phase,
    seats: isSeated ? before.seats : seats.map(({ here: _, heldUntil: _held, ...place }) => place as Seated),
    waiting,
    owing,
    ...(turn !== undefined && { turn }),
    since,
  };
}

const isAlike = (one: readonly Seat[] | undefined, other: readonly Seat[]): boolean =>
  one === other || (one?.length === other.length && one.every((seat, i) => seat === other[i]));

const isSeatedAlike = (before: readonly Seated[], now: readonly Place[]): boolean =>
  now.every((place, i) => {
    const known = before[i];
    if (!known || known.who !== place.who || known.left !== place.left) return false;
    return known.who === 'open' || place.who === 'open' || known.name === place.name;
  });

/** Nothing happens there by itself: no bot is asked, and no clock hurries a person. A free seat waits for somebody. */
export function isQuiet(status: Status, hasClock: boolean): boolean {
  if (status.phase !== 'playing') return true;
  const asked = status.seats.filter(({ seat }) => status.waiting.includes(seat));
  return asked.every(({ who }) => who === 'open' || (who === 'person' && !hasClock));
}

export const personAt = (status: Status | undefined, seat: Seat): boolean =>
  status?.seats.some(place => place.seat === seat && place.who === 'person') ?? false;

export const nameAt = (status: Status | undefined, seat: Seat): string => {
  const place = status?.seats.find(known => known.seat === seat);
  return place && place.who !== 'open' ? place.name : seat;
};
