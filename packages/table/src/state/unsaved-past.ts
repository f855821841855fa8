import type { GameEvent, Past } from '@tavolata/kernel/match';
import { isFull, type PastPart, partsOf, type StoredPart } from './past.ts';
import type { Trace } from './trace.ts';

/** What came of the latest lines: not stored yet, or in a part that is not full. */
export class UnsavedPast {
  /** The number of its first line. */
  private line = 0;
  /** How many events there were before it. */
  private events = 0;
  private readonly traces: Trace[] = [];

  add(trace: Trace): void {
    this.traces.push(trace);
  }

  /** The next parts to store, of a match with these events, and whether they are all. */
  parts(events: Past<GameEvent>): { readonly parts: readonly PastPart[]; readonly isAll: boolean } {
    const { line, traces } = this;
    const parts = partsOf(line, traces, this.events, events);
    const last = parts.at(-1);
    return { parts, isAll: !last || last.line + last.traces.length === line + traces.length };
  }

  /** These parts are stored now; the last of them may go on. */
  saved(parts: readonly PastPart[]): void {
    for (const part of parts) {
      if (part.line !== this.line || !isFull(part)) continue;
      this.line += part.traces.length;
      this.events = part.traces.at(-1)?.events ?? 0;
      this.traces.splice(0, part.traces.length);
    }
  }

  /** Begins after parts that were stored before, with all their traces. */
  resume(parts: readonly StoredPart[], traces: readonly Trace[]): void {
    const last = parts.at(-1);
    this.line = last && !isFull(last) ? last.line : traces.length;
    this.events = traces[this.line - 1]?.events ?? 0;
    this.traces.push(...traces.slice(this.line));
  }

  /** Leaves out what another past of the same lines has stored. */
  skipSaved({ line, events }: UnsavedPast): void {
    this.line = line;
    this.events = events;
    this.traces.splice(0, line);
  }
}
