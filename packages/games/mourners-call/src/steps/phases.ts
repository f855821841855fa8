import { components } from '../../generated/components.ts';
import type { G, Phase, StepName } from '../state.ts';
import { inOrder } from '../verbs/board.ts';

/** MC-DEATH-06, MC-DEATH-07: whoever holds Death when a phase begins is first player of it. */
export function beginPhase(g: G, phase: Phase): void {
  g.state.phase = phase;
  g.state.first = g.state.death;
  g.emit('phase-began', { phase, number: components.phases.find(({ id }) => id === phase)?.number });
}

/** Everybody, in turn order, has a part in what comes next. */
export function beginRound(g: G, next: StepName): void {
  g.state.queue = inOrder(g);
  g.state.next = next;
}
