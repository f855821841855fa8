import type { Seat } from './ids.ts';

/**
 * Who may act, in which order, until all have passed in a row: a response window, a stack's priority, an action
 * phase. Plain data inside the state, so that every single pass can be a step.
 */
export interface PriorityRound {
  order: Seat[];
  /** Index in `order` of the seat that may act now. */
  at: number;
  /** How many have passed in a row. */
  passes: number;
}

export const openRound = (order: readonly Seat[]): PriorityRound => ({ order: [...order], at: 0, passes: 0 });
export const cloneRound = (round: PriorityRound): PriorityRound => ({
  order: round.order.slice(),
  at: round.at,
  passes: round.passes,
});

export const priorityHolder = (round: PriorityRound): Seat => {
  const seat = round.order[round.at];
  if (!seat) throw new Error('nobody is left to hold priority');
  return seat;
};

/** The holder passes. True when everybody has passed in succession. */
export function passPriority(round: PriorityRound): boolean {
  round.passes++;
  round.at = (round.at + 1) % round.order.length;
  return round.passes >= round.order.length;
}

/** Somebody acted: passes count anew, starting with `from` (the first of the order unless named). */
export function restartRound(round: PriorityRound, from?: Seat): void {
  round.passes = 0;
  round.at = from ? Math.max(0, round.order.indexOf(from)) : 0;
}

/** A seat leaves the table, and its pass with it. True when everybody who is left has passed. */
export function dropFrom(round: PriorityRound, seat: Seat): boolean {
  const { order, at } = round;
  const index = order.indexOf(seat);
  if (index >= 0) {
    // The last to pass sits one place before the holder, the one before two, and so on round the table.
    const back = (at - index + order.length) % order.length;
    if (back > 0 && back <= round.passes) round.passes--;
    order.splice(index, 1);
    if (index < at) round.at--;
    if (round.at >= order.length) round.at = 0;
  }
  return round.passes >= order.length;
}

/** The seats of a table from one of them on, round the table. */
export function seatsFrom<T>(order: readonly T[], first: T): T[] {
  const at = order.indexOf(first);
  return at < 0 ? [...order] : [...order.slice(at), ...order.slice(0, at)];
}
