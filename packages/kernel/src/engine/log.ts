import type { Seat } from '../author/ids.ts';
import type { Pick } from '../author/question.ts';

/** Who gave an answer. Automatic ones are logged too, so that a replay never depends on a preference. */
export type AnsweredBy = 'person' | 'bot' | 'default' | 'auto';

/** One line of a match's log. The log only grows: an undo is a line too. */
export type LogEntry =
  | {
      readonly t: 'answer';
      readonly q: string;
      readonly seat: Seat;
      readonly pick: Pick;
      readonly by: AnsweredBy;
    }
  | { readonly t: 'leave'; readonly seat: Seat }
  /** Back to when the log, without what was undone before, had `to` lines. Past the information line, on a new key. */
  | { readonly t: 'undo'; readonly to: number; readonly seat: Seat; readonly rekey: boolean }
  /** A step threw and its answers since `to` were taken back; the match goes on, the report has the rest. */
  | { readonly t: 'rollback'; readonly to: number };

/** What a replay carries out: the log without what was undone. */
export type ReplayedEntry =
  | Extract<LogEntry, { t: 'answer' | 'leave' }>
  | { readonly t: 'rekey'; readonly epoch: number };
