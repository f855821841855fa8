import type { Pick, Question, Seat } from '@tavolata/kernel';
import type { Secret, StepReport } from '@tavolata/kernel/match';
import type { Header } from './setup/header.ts';
import type { LogLine } from './state/log-line.ts';
import type { PastPart } from './state/past.ts';
import type { Stored, StoredCheckpoint } from './state/stored.ts';
import type { Cancellation } from './util/cancellation.ts';
import type { Clock, Entropy } from './util/host.ts';
import type { TimeSlices } from './util/time-slices.ts';

export interface Listed {
  readonly header: Header;
  readonly length: number;
  readonly over: boolean;
  readonly claims: Stored['claims'];
}

export interface ListFilter {
  readonly game?: string;
  readonly over?: boolean;
  /** Matches in which the token with this hash holds a seat. */
  readonly holder?: string;
}

/** Somebody else has written meanwhile, or the id is taken: what the caller knew is no longer true. */
export class StorageConflict extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StorageConflict';
  }
}

/**
 * Where matches live. Every promise resolves only once what it did would survive a power cut, and rejects with
 * nothing done. Everything stored is plain data; what `load` returns is the caller's own.
 */
export interface Storage {
  /** Rejects with a `StorageConflict` if there is such a match already. */
  create(header: Header): Promise<void>;
  load(id: string): Promise<Stored | undefined>;
  /**
   * Adds lines, all or none, if the log has exactly `expected` of them; else rejects with a `StorageConflict`. `over`
   * says, for lists, whether the match is over with them. Returns no promise if there is nothing to wait for.
   */
  append(id: string, expected: number, lines: readonly LogLine[], over: boolean): Promise<void> | undefined;
  /**
   * Keeps this checkpoint instead of the last one, and these parts of the past instead of those from their lines on. A
   * storage that keeps no parts has its tables played again from the beginning.
   */
  checkpoint(id: string, checkpoint: StoredCheckpoint, past: readonly PastPart[]): Promise<void>;
  /** Newest first. */
  list(filter: ListFilter): Promise<readonly Listed[]>;
  /** A seat is claimed once: false if somebody holds it already. */
  claimSeat(id: string, seat: Seat, tokenHash: string): Promise<boolean>;
  /** The seat can be claimed again; the old token opens nothing any more. */
  releaseSeat(id: string, seat: Seat): Promise<void>;
  delete(id: string): Promise<void>;
}

/** A crash with what its dice come from. Whoever runs the host reads it; a seat never does while the match runs. */
export interface CrashReport extends StepReport {
  readonly secret: Secret;
}

/** What went wrong, with what is needed to run it again. */
export type TableReport =
  | { readonly kind: 'crash'; readonly report: CrashReport }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly error: string }
  /** Something failed while nobody waited for a reply. */
  | { readonly kind: 'table'; readonly error: string }
  | { readonly kind: 'divergence'; readonly error: string; readonly lines: number };

export interface Reports {
  store(id: string, report: TableReport): Promise<void>;
}

/** A question for a bot, as plain data: it can be sent to a worker that knows the game. */
export interface Thought {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly question: Question;
  /** What the bot's chance hangs on. */
  readonly key: string;
  /** How the question came about, for a bot that imagines worlds. */
  readonly standpoint?: unknown;
  /** How long it may think, in milliseconds. */
  readonly budget: number;
}

/** There is no room for this thought now: the bot gives its default answer, and nothing is wrong that a report would tell. */
export class Overloaded extends Error {
  constructor() {
    super('no thread is free');
    this.name = 'Overloaded';
  }
}

export interface Thinker {
  /** Rejects with `Overloaded` where too many are to be thought, and with `Cancelled` once it is. */
  think(thought: Thought, cancellation?: Cancellation): Promise<Pick>;
}

/** Everything a table needs of its host. */
export interface Ports {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly reports: Reports;
  /** Where bots think; here and at once, if nowhere else. */
  readonly thinker?: Thinker;
  /** Where others wait on the same thread; without it, whatever takes long is done at once. */
  readonly leisure?: TimeSlices;
}
