import type { TableState } from './state.ts';

/** What makes a button take back. Where there is nothing to, it says why, and so does the table to whoever tries. */
export function undoing(state: TableState) {
  const isIdle = state.session.told.value?.picture.nothingToUndo === true;
  return {
    type: 'button' as const,
    'aria-disabled': isIdle,
    title: isIdle ? state.speaker.value.error('nothing-to-undo') : undefined,
    onClick: () => void state.undo(),
  };
}
