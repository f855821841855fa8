import type { Seat, Viewer } from '@tavolata/kernel';
import type { ClockRules, Cursor, Reply, TableEvent, Update } from '@tavolata/table';
import type { Code } from '../codes.ts';
import type { Diff } from '../diff/diff.ts';
import type { VERSION } from '../limits.ts';

/** Something somebody said. Text, never markup. */
export interface ChatLine {
  readonly n: number;
  readonly seat: Seat;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  /** The only ones it was said to; without it, everybody. */
  readonly to?: readonly Seat[];
}

/** Where the same people play again, and the seat of whoever called them. */
export interface Rematch {
  readonly table: string;
  readonly by?: Seat;
}

/** The events with numbers from `from` to before `before`. */
export interface HistoryPage {
  readonly before: number;
  readonly from: number;
  readonly events: readonly TableEvent[];
}

/** What was refused: a command by its number, a line of chat by its own, a page of history by where it ends. */
export interface RefusedMessage {
  readonly n: number;
  readonly id: number;
  readonly before: number;
}

/** To whoever knows the update before. What is as before, or none, is left out. */
type UpdateSince = Omit<Update, 'snapshot' | 'viewer' | 'cursor' | 'events' | 'notices'> &
  Partial<Pick<Update, 'events' | 'notices'>> & {
    readonly cursor: Omit<Cursor, 'notices'> & Partial<Cursor>;
  };

export type UpdateMessage =
  | { readonly t: 'update'; readonly u: Update; readonly d?: undefined }
  /** Snapshot and question as differences to those before. */
  | { readonly t: 'update'; readonly u: UpdateSince; readonly d: Diff; readonly question?: Diff };

interface WelcomeMessage {
  readonly t: 'welcome';
  readonly v: typeof VERSION;
  readonly table: string;
  readonly viewer: Viewer;
  readonly watch: boolean;
  readonly clock?: ClockRules;
}

export type ErrorMessage = { readonly t: 'error'; readonly code: Code } & Partial<RefusedMessage>;

export type FromServer =
  | WelcomeMessage
  | UpdateMessage
  | { readonly t: 'reply'; readonly r: Reply }
  | ({ readonly t: 'history' } & HistoryPage)
  | { readonly t: 'chat'; readonly lines: readonly ChatLine[] }
  | { readonly t: 'said'; readonly id: number; readonly ok: boolean; readonly code?: Code }
  /** To those who sit: how many only watch, and whether they may. */
  | { readonly t: 'watchers'; readonly count: number; readonly watch: boolean }
  /** Without a table: nowhere any more. */
  | ({ readonly t: 'rematch' } & Partial<Rematch>)
  | { readonly t: 'pong'; readonly now: number }
  | ErrorMessage;
