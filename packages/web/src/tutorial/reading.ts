import { useRef } from 'preact/hooks';
import type { TableState } from '../table/state.ts';
import { tempo } from '../table/tempo.ts';
import type { LessonSession } from './session.ts';

/** Where the learner is on the card: the next words wait until what led to them has been shown happening. */
export function useReading(state: TableState, session: LessonSession) {
  // Read for its effect: the course moves on with what the session tells.
  void session.told.value;
  const { at, isOver, lesson, due } = session.course;
  const reached = { at, isOver, lesson };
  const read = useRef(reached);
  const isShown = !state.motion.busy.value || tempo().still;
  if (isShown) read.current = reached;
  return { ...read.current, canTurnOver: isShown && !isOver && !due };
}
