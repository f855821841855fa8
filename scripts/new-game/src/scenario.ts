import type { Json, Seat } from '@tavolata/kernel';
import { type G, keptBy } from './state.ts';

/** The words of `given`; see scenarios/README.md. */
interface Given {
  readonly turn?: number;
  readonly active?: Seat;
  readonly pot?: number;
  readonly seats?: Readonly<Partial<Record<Seat, { readonly kept?: number }>>>;
}

export function arrange(g: G, given: Json): void {
  const { turn = 1, active = 'a', pot = 0, seats = {} } = given as Given;
  const { state } = g;
  state.turn = turn;
  state.active = active;
  state.pot = pot;
  for (const seat of g.seats) state.kept[seat] = seats[seat]?.kept ?? 0;
}

export const glance = ({ state }: G): Json => ({
  turn: state.turn,
  active: state.active,
  pot: state.pot,
  die: state.die,
  seats: Object.fromEntries(state.core.seats.map(seat => [seat, { kept: keptBy(state, seat) }])),
  winners: state.core.result?.winners ?? [],
});
