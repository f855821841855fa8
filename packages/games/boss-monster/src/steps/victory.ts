import type { RuleId, Seat } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { bossDef } from '../verbs/dungeon.ts';
import { soulsOf, woundsOf } from '../verbs/heroes.ts';

const difference = (g: G, seat: Seat): number => soulsOf(g, seat) - woundsOf(g, seat);

/** By Souls minus Wounds, then by lowest XP: best first (BM-WIN-04, BM-WIN-05). */
export function rank(g: G, seats: readonly Seat[]): Seat[] {
  return [...seats].sort(
    (a, b) => difference(g, b) - difference(g, a) || bossDef(g, a).xp - bossDef(g, b).xp,
  );
}

/** The best of some, then the other survivors. */
export function bestOf(g: G, seats: readonly Seat[]): Seat[] {
  const best = rank(g, seats);
  return [
    ...best,
    ...rank(
      g,
      g.state.order.filter(seat => !seats.includes(seat)),
    ),
  ];
}

/** The first of `ranked` wins; whoever is out comes last, those who fell later before those who fell earlier. */
export function winBy(g: G, ranked: readonly Seat[], reason: string, rule: RuleId): void {
  const fallen = g.state.fallen.filter(seat => !ranked.includes(seat));
  const order = [...ranked, ...[...fallen].reverse()].map(seat => [seat]);
  g.finish({ how: 'ranking', winners: ranked.slice(0, 1), order, reason, rule });
}
