import type { Seat } from '@tavolata/kernel';
import type { TableSnapshot } from '../../session/session.ts';

interface WaitingFor {
  /** For whom the viewer waits: what answers itself in the viewer's own name is no waiting for oneself. */
  readonly people: readonly Seat[];
  /** Seats that are asked though nobody sits there. */
  readonly free: readonly Seat[];
  /** Those of the people whose line is down: the others should know why nothing happens. */
  readonly away: readonly { readonly seat: Seat; readonly isPaused: boolean }[];
}

/** For whom the table waits, as the viewer is to be told. */
export function waitingFor({ viewer, snapshot }: Pick<TableSnapshot, 'viewer' | 'snapshot'>): WaitingFor {
  const { seats, clock, waiting } = snapshot;
  const others = waiting.filter(seat => seat !== viewer);
  const at = (seat: Seat) => seats.find(place => place.seat === seat);
  const people = others.filter(seat => at(seat)?.who !== 'open');
  const away = people.filter(seat => at(seat)?.who === 'person' && at(seat)?.here === false);
  return {
    people,
    free: others.filter(seat => at(seat)?.who === 'open'),
    away: away.map(seat => ({ seat, isPaused: clock?.[seat] !== undefined && !clock[seat]?.since })),
  };
}
