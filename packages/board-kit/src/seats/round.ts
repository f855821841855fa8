import type { Seat } from '@tavolata/kernel';

/** Round the table from whoever sits after this seat; all as they are for somebody who only watches. */
export function roundFrom(seat: Seat | undefined, seats: readonly Seat[]): readonly Seat[] {
  const at = seat === undefined ? -1 : seats.indexOf(seat);
  return [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
}
