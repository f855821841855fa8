import { limits } from '../defs.ts';
import type { G } from '../state.ts';
import { inOrder } from '../verbs/board.ts';
import { receiveWallows, topWallows } from '../verbs/wallows.ts';
import { beginPhase } from './phases.ts';

/** MC-WAL-01: one card each, clockwise from the first player. What is already true is due at once (MC-WAL-08). */
export function wallows(g: G): void {
  beginPhase(g, 'wallows');
  for (const seat of inOrder(g))
    for (const card of [...topWallows(g, limits.wallowsPerRound)]) receiveWallows(g, seat, card);
  g.state.next = 'deal-court';
}
