import { effect, type ReadonlySignal } from '@preact/signals';
import type { Notice } from '@tavolata/table';
import type { TableSnapshot } from '../../session/session.ts';

/** Whoever asked to take something back hears it when somebody would rather play on; who thinks better of it knows. */
export function onUndoRefused(
  table: ReadonlySignal<TableSnapshot | undefined>,
  onRefused: (notice: Notice) => void,
): () => void {
  let before: TableSnapshot | undefined;
  return effect(() => {
    const now = table.value;
    const isMine = before !== undefined && before.snapshot.undo?.seat === now?.viewer;
    const heard = before?.notices.at(-1)?.n ?? 0;
    before = now;
    const refused = now?.notices.findLast(
      ({ n, type, params }) => n > heard && type === 'undo-refused' && params.seat !== now.viewer,
    );
    if (isMine && refused) onRefused(refused);
  });
}
