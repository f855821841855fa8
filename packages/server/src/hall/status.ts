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

/** Whether a picture tells nothing new about a table. Asked for every message: nothing is made for it. */
export function isSame(status: Status | undefined, { phase, seats, waiting }: Picture): boolean {
  if (status?.phase !== phase || status.waiting.length !== waiting.length) return false;
  for (let i = 0; i < waiting.length; i++) if (status.waiting[i] !== waiting[i]) return false;
  for (let i = 0; i < seats.length; i++) {
    const [before, now] = [status.seats[i], seats[i]];
    if (!before || !now || before.who !== now.who || before.left !== now.left) return false;
    if (before.who !== 'open' && now.who !== 'open' && before.name !== now.name) return false;
  }
  return true;
}

export const personAt = (status: Status | undefined, seat: Seat): boolean =>
  status?.seats.some(place => place.seat === seat && place.who === 'person') ?? false;

export const nameAt = (status: Status | undefined, seat: Seat): string => {
  const place = status?.seats.find(known => known.seat === seat);
  return place && place.who !== 'open' ? place.name : seat;
};
