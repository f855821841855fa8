import type { RuleId, Seat } from '@tavolata/kernel';
import { type G, GOAL, keptBy, type NewGameState } from '../state.ts';

/** NG-GOAL-01 */
export const isWon = (state: NewGameState, seat: Seat): boolean => keptBy(state, seat) >= GOAL;

/** Everybody after the winner by what they have kept; equals share a place. */
export function win(g: G, winner: Seat, reason: 'goal' | 'others-left', rule: RuleId): void {
  const others = g.seats.filter(seat => seat !== winner);
  const points = [...new Set(others.map(seat => keptBy(g.state, seat)))].sort((x, y) => y - x);
  const places = points.map(each => others.filter(seat => keptBy(g.state, seat) === each));
  g.finish({ how: 'ranking', winners: [winner], order: [[winner], ...places], reason, rule });
}
