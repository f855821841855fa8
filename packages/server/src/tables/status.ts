import type { Seat } from '@tavolata/kernel';
import type { ListedSeat, TableSummary } from '@tavolata/protocol';
import type { SeatInfo, SeatSnapshot } from '@tavolata/table';

/** What everybody at a table sees of it, and lists show; but for who owes an answer. */
export interface TableStatus extends TableSummary {
  /** Who of them has yet to answer: nobody is told but each of themselves. Not in what was kept before it was. */
  readonly owing?: readonly Seat[];
  /** When what was then asked began to be asked. */
  readonly since?: number;
}

/** How far a table has come. */
type Progress = Readonly<{ turn: number | undefined; since: number; owing: readonly Seat[] }>;

/**
 * What a snapshot and its moment tell about a table; the same object as before if that is nothing new, and so for its
 * seats. `known` are the places that `before` was made of: snapshots share them while nobody moves.
 */
export function statusOf(
  { phase, seats, waiting }: SeatSnapshot,
  { turn, since, owing }: Progress,
  before: TableStatus | undefined,
  known: readonly SeatInfo[] | undefined,
): TableStatus {
  const isSeated = before !== undefined && (seats === known || isSeatedAlike(before.seats, seats));
  const isSameMoment = before?.phase === phase && before.turn === turn;
  const isAskedAlike = isAlike(before?.waiting, waiting) && isAlike(before?.owing, owing);
  if (isSeated && isSameMoment && isAskedAlike) return before;
  return {
    phase,
    seats: isSeated
      ? before.seats
      : seats.map(({ here: _, heldUntil: _held, ...place }) => place as ListedSeat),
    waiting,
    owing,
    ...(turn !== undefined && { turn }),
    since,
  };
}

const isAlike = (one: readonly Seat[] | undefined, other: readonly Seat[]): boolean =>
  one === other || (one?.length === other.length && one.every((seat, i) => seat === other[i]));

const isSeatedAlike = (before: readonly ListedSeat[], now: readonly SeatInfo[]): boolean =>
  now.every((place, i) => {
    const known = before[i];
    if (!known || known.who !== place.who || known.left !== place.left) return false;
    return known.who === 'open' || place.who === 'open' || known.name === place.name;
  });

/** No bot is asked: only a clock makes something happen there by itself. A free seat waits for somebody. */
export function isQuiet(status: TableStatus): boolean {
  if (status.phase !== 'playing') return true;
  const asked = status.seats.filter(({ seat }) => status.waiting.includes(seat));
  return asked.every(({ who }) => who !== 'bot');
}

export const personAt = (status: TableStatus | undefined, seat: Seat): boolean =>
  status?.seats.some(place => place.seat === seat && place.who === 'person') ?? false;

export const nameAt = (status: TableStatus | undefined, seat: Seat): string => {
  const place = status?.seats.find(known => known.seat === seat);
  return place && place.who !== 'open' ? place.name : seat;
};
