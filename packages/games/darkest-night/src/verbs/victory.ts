import type { Seat } from '@tavolata/kernel';
import { limits, MONASTERY } from '../defs.ts';
import type { G } from '../state.ts';
import { leftItems } from '../zones.ts';
import { relicOf } from './dice.ts';
import { heroesIn } from './heroes.ts';

const there = (g: G, seats: readonly Seat[]): Seat[] =>
  seats.filter(seat => !g.state.core.gone.includes(seat));
const isHeroes = (g: G, seat: Seat): boolean => seat !== g.state.necromancerSeat;

/** DN-GEN-01, DN-LEAVE-07: the hero players who are still there win together. */
export function heroesWin(g: G, reason: 'necromancer-slain' | 'ritual', rule: string): void {
  const winners = there(
    g,
    g.seats.filter(seat => isHeroes(g, seat)),
  );
  const others = g.seats.filter(seat => !winners.includes(seat));
  g.finish({ how: 'team', winners, order: [winners, ...(others.length > 0 ? [others] : [])], reason, rule });
}

/** DN-NPLAY-16: a Necromancer player wins when the heroes lose; without one nobody does. */
export function heroesLose(
  g: G,
  reason: 'monastery-overrun' | 'no-hero-left' | 'heroes-left',
  rule: string,
): void {
  const { necromancerSeat } = g.state;
  const winners = necromancerSeat ? there(g, [necromancerSeat]) : [];
  if (winners.length === 0) {
    g.finish({ how: 'lost', winners, order: [[...g.seats]], reason, rule });
    return;
  }
  const others = g.seats.filter(seat => !winners.includes(seat));
  g.finish({ how: 'team', winners, order: [winners, others], reason, rule });
}

/** DN-WIN-03: relics left on the Monastery and relics carried there both count. */
export function checkRitual(g: G): void {
  const left = g.cards(leftItems(MONASTERY)).filter(card => g.def(card).type === 'relic').length;
  const carried = heroesIn(g, MONASTERY).filter(hero => relicOf(g, hero) !== undefined).length;
  if (left + carried >= limits.relicsToWin) heroesWin(g, 'ritual', 'DN-WIN-03');
}
