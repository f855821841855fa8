import type { Seat } from '@tavolata/kernel';
import type { Picture, Place } from '@tavolata/table';

/** A seat and who sits there, whether connected or not. */
export type Seated = Place extends infer P ? (P extends Place ? Omit<P, 'here'> : never) : never;

/** What everybody at a table sees of it, and lists show. */
export interface Status {
  readonly phase: Picture['phase'];
  readonly seats: readonly Seated[];
  readonly waiting: readonly Seat[];
}

export function statusOf({ phase, seats, waiting }: Picture): Status {
  return { phase, seats: seats.map(({ here: _, ...place }) => place as Seated), waiting };
}

/** Equal texts, equal statuses; cheaper than JSON, since it is made for every message. */
export function keyOf({ phase, seats, waiting }: Picture): string {
  let key = `${phase} ${waiting.join('')}`;
  for (const place of seats)
    key += ` ${place.seat}${place.who}${place.left ? '-' : '+'}${place.who === 'open' ? '' : place.name}`;
  return key;
}

export const personAt = (status: Status | undefined, seat: Seat): boolean =>
  status?.seats.some(place => place.seat === seat && place.who === 'person') ?? false;

export const nameAt = (status: Status | undefined, seat: Seat): string => {
  const place = status?.seats.find(known => known.seat === seat);
  return place && place.who !== 'open' ? place.name : seat;
};
