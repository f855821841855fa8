import {
  choose,
  type Flow,
  type Option,
  openRound,
  passPriority,
  priorityHolder,
  restartRound,
  type Seat,
} from '@tavolata/kernel';
import type { G } from '../state.ts';
import { inOrder, leftOf, seatsIn } from '../verbs/board.ts';
import { tally } from '../verbs/happenings.ts';
import { COURT_DECK, hand } from '../zones.ts';
import { ACTIONS, actionsOf } from './actions/index.ts';
import { beginPhase } from './phases.ts';

/** MC-ACT-01. */
export function action(g: G): void {
  beginPhase(g, 'action');
  g.state.turns = openRound(inOrder(g));
  delete g.state.lastToAct;
  g.state.next = 'turn';
}

/** Whose turn it is: one of the last ones, once the last Unity is gone (MC-END-02). */
export function active(g: G): Seat | undefined {
  const { lastTurns, turns } = g.state;
  if (lastTurns) return lastTurns[0];
  return turns && priorityHolder(turns);
}

/** One action or a pass (MC-ACT-02). */
export function* turn(g: G): Flow<void> {
  const { state } = g;
  const seat = active(g);
  if (!seat) {
    state.next = 'action-over';
    return;
  }
  const chosen = yield* choose<Option>(g, seat, 'act', [{ key: 'pass' }, ...actionsOf(g, seat)], {
    rule: 'MC-ACT-02',
    refuse: option => ACTIONS[option.key]?.refuse(g, seat, option),
  });
  const lasts = state.lastTurns !== undefined;
  const taken = chosen && ACTIONS[chosen.key];
  if (taken) {
    state.lastToAct = seat;
    yield* taken.take(g, seat, chosen);
  } else g.emit('passed', { seat });
  endTurn(g, seat, lasts, taken === undefined);
}

/** MC-ACT-03, MC-ACT-04: the phase ends when all pass in a row, or after the last turns. */
function endTurn(g: G, seat: Seat, wasLast: boolean, passed: boolean): void {
  const { state } = g;
  if (wasLast) state.lastTurns?.shift();
  else if (!state.turns) return;
  else if (!passed) restartRound(state.turns, leftOf(g, seat));
  else if (passPriority(state.turns)) state.next = 'action-over';
}

/** MC-DRAFT-09; what looks at the end of the phase is tallied, and due before the next phase. */
export function actionOver(g: G): void {
  const { state } = g;
  delete state.turns;
  delete state.lastTurns;
  for (const seat of seatsIn(g)) {
    for (const card of [...g.cards(hand(seat))]) g.move(card, COURT_DECK);
    tally(g, seat, 'action-phase-ended');
  }
  if (state.lastToAct) tally(g, state.lastToAct, 'action-phase-ended-after-your-action');
  g.emit('action-ended');
  state.next = 'dreadsgrip';
}
