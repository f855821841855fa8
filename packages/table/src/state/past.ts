import type { GameEvent, Past } from '@tavolata/kernel/match';
import type { Trace } from './trace.ts';

/**
 * What came of some lines, so that they need not be played again: kept beside the log, a part with each checkpoint.
 * Parts follow each other without a gap; one takes the place of all that begin at its first line or later.
 */
export interface PastPart {
  /** The number of its first line. */
  readonly line: number;
  readonly traces: readonly Trace[];
  /** How many of the events before this part are still true after all that follows. */
  readonly kept: number;
  /** The same, with the events of this part. */
  readonly until: number;
  readonly events: readonly GameEvent[];
}

/** As it is stored: its events are JSON, read when somebody asks for them. */
export interface StoredPart extends Omit<PastPart, 'events'> {
  readonly events: string;
}

/**
 * Lines per part; the last part is written anew with each checkpoint until it is full. Few parts make a long match fast to
 * read, small ones a checkpoint fast to write.
 */
const PART_LINES = 64;
/** Parts written at once: of a long match that was played again there are many. */
const MAX_PARTS = 16;

/** The parts of the lines from `first` on, with these traces; `before` events came before them. */
export function partsOf(
  first: number,
  traces: readonly Trace[],
  before: number,
  events: Past<GameEvent>,
): readonly PastPart[] {
  const floors = floorsOf(traces, events.length);
  const parts: PastPart[] = [];
  for (let i = 0; i < traces.length && parts.length < MAX_PARTS; i += PART_LINES) {
    const end = Math.min(i + PART_LINES, traces.length);
    const kept = Math.min(traces[i - 1]?.events ?? before, floors[i] ?? 0);
    const until = Math.min(traces[end - 1]?.events ?? 0, floors[end] ?? 0);
    const own = events.slice(kept, until);
    parts.push({ line: first + i, traces: traces.slice(i, end), kept, until, events: own });
  }
  return parts;
}

/** How many events no later line takes back: from each of these on, and after the last. */
function floorsOf(traces: readonly Trace[], events: number): readonly number[] {
  const floors = [events];
  for (const { kept } of traces.toReversed()) floors.push(Math.min(kept ?? events, floors.at(-1) ?? 0));
  return floors.reverse();
}

/** Nothing is added to a part that is full. */
export const isFull = ({ traces }: Pick<PastPart, 'traces'>): boolean => traces.length >= PART_LINES;

/** How many lines the parts cover without a gap, from the first on. */
export const linesIn = (parts: readonly StoredPart[]): number =>
  parts.reduce((lines, part) => (part.line === lines ? lines + part.traces.length : lines), 0);

interface Span {
  readonly from: number;
  to: number;
  readonly part: StoredPart;
  events?: readonly GameEvent[];
}

/** The events that stored parts tell of, up to a number. */
export class PastEvents implements Past<GameEvent> {
  readonly length: number;
  private readonly spans: Span[] = [];

  constructor(parts: readonly StoredPart[], length: number) {
    this.length = length;
    for (const part of parts) {
      this.cut(part.kept);
      if (part.until > part.kept) this.spans.push({ from: part.kept, to: part.until, part });
    }
    this.cut(length);
  }

  slice(from: number, to: number): readonly GameEvent[] {
    return this.spans.flatMap(span => {
      if (span.to <= from || span.from >= to) return [];
      span.events ??= JSON.parse(span.part.events) as readonly GameEvent[];
      return span.events.slice(Math.max(0, from - span.from), Math.min(to, span.to) - span.from);
    });
  }

  private cut(length: number): void {
    while ((this.spans.at(-1)?.from ?? 0) >= length && this.spans.length > 0) this.spans.pop();
    const last = this.spans.at(-1);
    if (last) last.to = Math.min(last.to, length);
  }
}
