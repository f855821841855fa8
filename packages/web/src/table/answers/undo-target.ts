import type { TableEvent } from '@tavolata/table';

/** Where an undo would lead, as the log has it: text of the page, with the line it quotes. */
export interface UndoTarget {
  readonly key: 'undo.start' | 'undo.before' | 'undo.after' | 'undo.unlogged';
  readonly line?: string;
}

/** Not every answer left a line: then the last one before it says where play would go on. */
export function undoTarget(
  events: readonly TableEvent[],
  to: number,
  lineOf: (event: TableEvent) => string | undefined,
): UndoTarget {
  // What was dealt bears the same number as what came of the first answer.
  if (to === 0) return { key: 'undo.start' };
  const first = lineAmong(
    events.filter(event => event.to >= to),
    lineOf,
  );
  if (first !== undefined) return { key: 'undo.before', line: first };
  const last = lineAmong(events.filter(event => event.to < to).reverse(), lineOf);
  return last === undefined ? { key: 'undo.unlogged' } : { key: 'undo.after', line: last };
}

function lineAmong(
  events: readonly TableEvent[],
  lineOf: (event: TableEvent) => string | undefined,
): string | undefined {
  for (const event of events) {
    const line = lineOf(event);
    if (line !== undefined) return line;
  }
  return undefined;
}
