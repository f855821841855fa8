import { tempo } from '@tavolata/board-kit';
import { useRef } from 'preact/hooks';
import type { TablePageState } from '../table/state/page-state.ts';
import type { LessonSession } from './session.ts';

/** Where the learner is on the card: the next words wait until what led to them has been shown happening. */
export function useLessonPlace(state: TablePageState, session: LessonSession) {
  // Read for its effect: the course moves on with what the session tells.
  void session.table.value;
  const { at, isOver, lesson, due } = session.course;
  const reached = { at, isOver, lesson };
  const read = useRef(reached);
  const isShown = !state.motion.busy.value || tempo().still;
  if (isShown) read.current = reached;
  return { ...read.current, canTurnOver: isShown && !isOver && !due };
}
