import type { Params, SeatEvent } from '@tavolata/kernel';
import type { GameEvent } from '@tavolata/kernel/match';

/** What the table itself tells everybody. Each has a text, `notice.<type>`, in both languages. */
export const noticeTypes = [
  'started',
  'moved',
  'forked',
  'undone',
  'undo-asked',
  'undo-refused',
  'undo-expired',
  'crashed',
  'conceded',
  'timed-out',
  'more-time',
  'person-sat',
  'bot-sat',
  'bot-for',
  'seat-opened',
  'resumed',
] as const;

export interface Notice {
  /** By time: no number comes again, not even when a restored backup knows nothing of the last ones. */
  readonly n: number;
  /** How many events there were before it. */
  readonly at: number;
  readonly type: (typeof noticeTypes)[number];
  readonly params: Params;
  /** What an undo took back, as this viewer was told of it when it happened. */
  readonly taken?: readonly TakenEvent[];
}

export type TakenEvent = Pick<SeatEvent, 'type' | 'params'>;

/** A notice before it is told: each viewer hears of what was taken back what they had heard before. */
export interface StoredNotice extends Omit<Notice, 'taken'> {
  readonly taken?: readonly GameEvent[];
}

/** Events kept of those an undo took back. */
const MAX_TAKEN = 60;

/** What the kernel reports for the animations alone; whoever reads the log learns it from the game's own events. */
export const SILENT_EVENTS: readonly string[] = ['moved', 'looked'];

/** Without the events that have no text. */
export const worthTelling = (taken: readonly GameEvent[]): readonly GameEvent[] =>
  taken.filter(({ type }) => !SILENT_EVENTS.includes(type)).slice(0, MAX_TAKEN);
