import type { Seat } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { player, seatsIn } from '../verbs/board.ts';
import { motivePoints, openPoints } from '../verbs/scoring.ts';
import { motives, mourners } from '../zones.ts';

/** Points, then Etherea, then Mourner cards (MC-SCORE-04, -05, -06). */
const standing = (g: G, seat: Seat): number[] => [
  openPoints(g, seat) + motivePoints(g, seat),
  player(g, seat).etherea,
  g.cards(mourners(seat)).length,
];

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [i, number] of one.entries()) if (number !== other[i]) return (other[i] as number) - number;
  return 0;
}

/** By which of these the winner is told from whoever comes next. */
export const DECIDED = [
  { how: 'ranking', reason: 'most-points', rule: 'MC-SCORE-04' },
  { how: 'ranking', reason: 'more-etherea', rule: 'MC-SCORE-05' },
  { how: 'ranking', reason: 'more-mourners', rule: 'MC-SCORE-06' },
] as const;

function decided(g: G, order: readonly (readonly Seat[])[]): (typeof DECIDED)[number] {
  const [first, second] = order.slice(0, 2).flatMap(([seat]) => seat ?? []);
  if (first === undefined || second === undefined || !seatsIn(g).includes(second)) return DECIDED[0];
  const [one, other] = [standing(g, first), standing(g, second)];
  return DECIDED.find((_, i) => one[i] !== other[i]) ?? DECIDED[0];
}

/** Everybody still in, best first, those who cannot be told apart together; then the leavers (MC-LEAVE-10). */
export function ranking(g: G): Seat[][] {
  const places: Seat[][] = [];
  const seats = seatsIn(g).sort((a, b) => compare(standing(g, a), standing(g, b)));
  for (const seat of seats) {
    const last = places.at(-1);
    const [ahead] = last ?? [];
    if (last && ahead && compare(standing(g, ahead), standing(g, seat)) === 0) last.push(seat);
    else places.push([seat]);
  }
  return [...places, ...[...g.state.leavers].reverse().map(seat => [seat])];
}

/** MC-SCORE-01 to -07. */
export function count(g: G): void {
  for (const seat of seatsIn(g)) {
    g.reveal(g.cards(motives(seat)));
    const [motive] = g.cards(motives(seat));
    const [points = 0] = standing(g, seat);
    g.emit('scored', { seat, points, motive, bonus: motivePoints(g, seat), open: openPoints(g, seat) });
  }
  const order = ranking(g);
  const winners = [...(order[0] ?? [])];
  const ending =
    winners.length > 1
      ? ({ how: 'shared', reason: 'most-points', rule: 'MC-SCORE-07' } as const)
      : decided(g, order);
  g.finish({ ...ending, winners, order });
}
