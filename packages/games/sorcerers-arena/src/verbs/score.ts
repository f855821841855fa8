import { limits, type Side } from '../defs.ts';
import { chapterOf } from '../setup.ts';
import type { G } from '../state.ts';

/** SA-GAME-01, SA-GAME-08: reaching the threshold makes the round the last, whatever comes after (SA-GAME-05). */
export function gainVp(g: G, side: Side, number: number): void {
  const { state } = g;
  state.vp[side] += number;
  g.emit('vp-gained', { side, number, total: state.vp[side] });
  if (state.vp[side] >= chapterOf(g).vpToEnd) callLastRound(g, 'threshold');
}

/** SA-VP-01. */
export function loseVp(g: G, side: Side, number: number): void {
  g.state.vp[side] = Math.max(limits.minVp, g.state.vp[side] - number);
}

export function callLastRound(g: G, why: 'threshold' | 'empty-deck'): void {
  if (g.state.lastRound) return;
  g.state.lastRound = true;
  g.emit('last-round', { why });
}
