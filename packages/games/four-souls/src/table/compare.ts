import type { Seat } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { inTurnOrder, player } from './table.ts';

type Count = (g: G, seat: Seat) => number;

/** Nobody has more, ties included. */
export const hasMost = (g: G, seat: Seat, of: Count): boolean =>
  inTurnOrder(g).every(other => of(g, other) <= of(g, seat));
/** Nobody has fewer, ties included. */
export const hasFewest = (g: G, seat: Seat, of: Count): boolean =>
  inTurnOrder(g).every(other => of(g, other) >= of(g, seat));

export const centsOf: Count = (g, seat) => player(g, seat).cents;
