import type { LogEntry } from '@tavolata/kernel/match';
import { isMatchEntry, type LogLine } from './log-line.ts';

/** A line of the match's log, with the table's own lines that follow it. */
export interface LogGroup {
  readonly entry: LogEntry;
  readonly lines: LogLine[];
}

/** Lines by the match's lines among them; `before` are the table's own lines ahead of the first. */
export function groupLines(lines: readonly LogLine[]): {
  readonly before: LogLine[];
  readonly groups: LogGroup[];
} {
  const before: LogLine[] = [];
  const groups: LogGroup[] = [];
  for (const line of lines) {
    if (isMatchEntry(line.entry)) groups.push({ entry: line.entry, lines: [line] });
    else (groups.at(-1)?.lines ?? before).push(line);
  }
  return { before, groups };
}

/** Whether the match begins with this line: dealt, or in a position it had to go on from. */
export const isBeginning = ({ entry }: LogLine): boolean => entry.t === 'start' || entry.t === 'resumed';

/** The index of the line with which the match begins that is played here; -1 if it has not. */
export function beginningOf(lines: readonly LogLine[]): number {
  const resumed = lines.findLastIndex(({ entry }) => entry.t === 'resumed');
  return resumed >= 0 ? resumed : lines.findIndex(({ entry }) => entry.t === 'start');
}
