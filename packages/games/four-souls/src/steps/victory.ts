import type { Seat } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { soulsOf, total } from '../table/standing.ts';
import { deciderOf } from '../table/table.ts';

/** FS-WIN-03. */
export const soulsNeeded = (g: G, seat: Seat): number =>
  g.state.options.soulsToWin + total(g, 'soulsToWin', (more, at) => more(g, at, seat));

/** FS-SOLO-11, FS-SOLO-15: of one character at most so many count. */
export function soulsTogether(g: G): number {
  const { order, options } = g.state;
  const limit = options.soulLimit || Number.MAX_SAFE_INTEGER;
  return order.reduce((sum, seat) => sum + Math.min(limit, soulsOf(g, seat)), 0);
}

function hasWon(g: G, seat: Seat): boolean {
  const souls = soulsOf(g, seat);
  return souls > 0 && souls >= soulsNeeded(g, seat);
}

/** Tested whenever a player would receive priority (FS-WIN-02). True if the match is over. */
export function checkVictory(g: G): boolean {
  const { order, together, options, won } = g.state;
  // FS-CHAL-16.
  if (options.challenge !== 'none') return g.state.core.result !== undefined;
  if (together)
    return (
      (won.length > 0 || soulsTogether(g) >= options.soulsToWin) &&
      winTogether(g, 'souls-together', 'FS-SOLO-11')
    );
  const winners = order.filter(seat => won.includes(seat) || hasWon(g, seat));
  if (winners.length === 0) return false;
  const rest = order.filter(seat => !winners.includes(seat));
  const shared = winners.length > 1;
  g.finish({
    how: shared ? 'shared' : 'ranking',
    winners,
    order: ranking(g, [winners, ...bySouls(g, rest)]),
    reason: shared ? 'souls-shared' : 'souls',
    rule: shared ? 'FS-WIN-05' : 'FS-WIN-01',
  });
  return true;
}

/** The order in the end: leavers come after everyone who stayed, the last to leave first (FS-LEAVE-14). */
export function ranking(g: G, stayed: Seat[][]): Seat[][] {
  const gone = [...g.state.core.left].reverse();
  return [
    ...stayed.map(place => place.filter(seat => !gone.includes(seat))),
    ...gone.map(seat => [seat]),
  ].filter(place => place.length > 0);
}

/** The persons at the table, of whom one may play two characters. */
export const people = (g: G): Seat[] => [...new Set(g.seats.map(seat => deciderOf(g, seat)))];

export function winTogether(g: G, reason: string, rule: string): true {
  const winners = people(g);
  g.finish({ how: 'team', winners, order: ranking(g, [winners]), reason, rule });
  return true;
}

/** The others all lose (FS-WIN-04); listed by souls. */
function bySouls(g: G, seats: readonly Seat[]): Seat[][] {
  const count = (seat: Seat): number => soulsOf(g, seat);
  const values = [...new Set(seats.map(count))].sort((x, y) => y - x);
  return values.map(value => seats.filter(seat => count(seat) === value));
}
