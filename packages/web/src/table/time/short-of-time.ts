import type { Seat } from '@tavolata/kernel';
import type { SeatClock } from '@tavolata/table';
import type { TableSnapshot } from '../../session/session.ts';

export interface ShortOfTime {
  readonly seat: Seat;
  readonly clock: SeatClock;
}

/** Whose time runs out: the viewer's own before anybody else's. */
export function shortOfTime({
  viewer,
  snapshot,
}: Pick<TableSnapshot, 'viewer' | 'snapshot'>): ShortOfTime | undefined {
  const clocks = Object.entries(snapshot.clock ?? {}) as [Seat, SeatClock | undefined][];
  const short = clocks.flatMap(([seat, clock]) =>
    clock?.warned && clock.since !== undefined ? [{ seat, clock }] : [],
  );
  return short.find(({ seat }) => seat === viewer) ?? short[0];
}
