import type { Seat, Viewer } from '@tavolata/kernel';
import type { Cursor, Plan, Problem, Reply, Update } from '@tavolata/table';

/** A table in this browser, as the lobby lists it. */
export interface LocalTable {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly created: number;
  readonly over: boolean;
  readonly people: readonly Seat[];
}

/** What the page asks of the worker. Each gets one answer with the same `call` number. */
export type Request =
  | { readonly do: 'create'; readonly game: string; readonly plan: Omit<Plan, 'id'>; readonly name: string }
  | { readonly do: 'list' }
  | { readonly do: 'delete'; readonly id: string }
  | { readonly do: 'watch'; readonly id: string; readonly viewer: Viewer; readonly since?: Cursor }
  | { readonly do: 'unwatch'; readonly id: string }
  | { readonly do: 'command'; readonly id: string; readonly seat: Seat; readonly command: unknown };

export interface Call {
  readonly call: number;
  readonly request: Request;
}

export type Answer =
  | {
      readonly ok: true;
      readonly id?: string;
      readonly tables?: readonly LocalTable[];
      readonly reply?: Reply;
    }
  | { readonly ok: false; readonly problem: Problem | { readonly code: 'unknown-table' | 'unknown-game' } };

export type FromWorker =
  | { readonly call: number; readonly answer: Answer }
  | { readonly update: Update; readonly id: string };
