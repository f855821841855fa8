import type { Seat, Viewer } from '@tavolata/kernel';
import type { LogEntry, MatchFile } from '@tavolata/kernel/match';
import type { Cursor, Problem, Reply, TablePlan, Update } from '@tavolata/table';
import type { HistoryPage } from './live/from-server.ts';

/** A table in this browser, as the lobby lists it. */
export interface LocalTable {
  readonly id: string;
  readonly game: string;
  readonly created: number;
  readonly over: boolean;
  readonly people: readonly Seat[];
  /** Who sits there with the first of them, by name. */
  readonly others: readonly string[];
}

/** What the page asks of the worker. Each gets one answer with the same `call` number. */
export type Request =
  | { readonly do: 'create'; readonly game: string; readonly plan: Omit<TablePlan, 'id'> }
  | { readonly do: 'list' }
  /** The whole match, with its key: at one's own screen there is nobody to hide it from. */
  | { readonly do: 'file'; readonly id: string }
  /** The same people, bots and options again. */
  | { readonly do: 'again'; readonly id: string }
  /** A match taken up from somewhere in another's log, against bots. */
  | ({ readonly do: 'fork' } & Fork)
  | { readonly do: 'delete'; readonly id: string }
  | { readonly do: 'watch'; readonly id: string; readonly viewer: Viewer; readonly since?: Cursor }
  | { readonly do: 'unwatch'; readonly id: string }
  /** A page of the events before this one. */
  | { readonly do: 'history'; readonly id: string; readonly viewer: Viewer; readonly before: number }
  | { readonly do: 'command'; readonly id: string; readonly seat: Seat; readonly command: unknown };

export interface Fork {
  readonly file: MatchFile;
  /** What has been done when it is taken up: the beginning of the file's log. */
  readonly log: readonly LogEntry[];
  readonly seat: Seat;
  readonly names: Readonly<Partial<Record<Seat, string>>>;
}

export interface Call {
  readonly call: number;
  readonly request: Request;
}

/** Why a worker says no where no table could. */
type LocalCode = 'unknown-table' | 'unreadable-table' | 'unknown-game' | 'not-replayable' | 'failed';
export type LocalProblem = Problem | { readonly code: LocalCode };

export type Answer =
  | {
      readonly ok: true;
      readonly id?: string;
      readonly tables?: readonly LocalTable[];
      readonly reply?: Reply;
      readonly page?: HistoryPage;
      readonly kept?: {
        readonly file: MatchFile;
        readonly names: Readonly<Partial<Record<Seat, string>>>;
        readonly seat?: Seat;
      };
    }
  | { readonly ok: false; readonly problem: LocalProblem };

export type FromWorker =
  | { readonly call: number; readonly answer: Answer }
  | { readonly update: Update; readonly id: string; readonly turn: number | undefined };
