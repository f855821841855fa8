import type { PastPart, StoredPart } from '@tavolata/table';
import type { statements } from './statements.ts';

/** A part of a match's past as a row. */
interface PastRow {
  readonly line: number;
  readonly kept: number;
  readonly until: number;
  readonly traces: string;
  readonly events: string;
}

export const pastRow = ({ traces, events, ...part }: PastPart): PastRow => ({
  ...part,
  traces: JSON.stringify(traces),
  events: JSON.stringify(events),
});

/** Within a write: these rows instead of all from their lines on. */
export function writePast(
  sql: Pick<ReturnType<typeof statements>, 'dropPast' | 'addPast'>,
  match: number,
  rows: readonly PastRow[],
): void {
  const [first] = rows;
  if (first) sql.dropPast.run(match, first.line);
  for (const { line, kept, until, traces, events } of rows)
    sql.addPast.run(match, line, kept, until, traces, events);
}

export const readPast = (rows: readonly unknown[]): readonly StoredPart[] =>
  (rows as readonly PastRow[]).map(({ traces, ...part }) => ({
    ...part,
    traces: JSON.parse(traces) as PastPart['traces'],
  }));
