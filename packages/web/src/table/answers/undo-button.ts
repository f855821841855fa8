import type { TablePageState } from '../state/page-state.ts';

/** What makes a button take back. Where there is nothing to, it says why, and so does the table to whoever tries. */
export function undoButton(state: TablePageState) {
  const isIdle = state.session.table.value?.snapshot.nothingToUndo === true;
  return {
    type: 'button' as const,
    'aria-disabled': isIdle,
    title: isIdle ? state.speaker.value.error('nothing-to-undo') : undefined,
    onClick: () => void state.undo(),
  };
}
