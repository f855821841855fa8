import type { Ask, Deed, Pick, Report, Seat, Secret } from '@tavolata/kernel';
import type { Header } from './header.ts';
import type { Line } from './lines.ts';

/** Time as the host has it, in milliseconds. */
export interface Clock {
  now(): number;
  /** Calls back once, not before `ms` have passed; what it returns cancels it. */
  after(ms: number, call: () => void): () => void;
}

/** Bytes nobody can guess. */
export interface Entropy {
  bytes(count: number): Uint8Array;
}

/** A position that a later version of the rules can go on from, if it can no longer replay the log. */
export interface Checkpoint {
  /** How many lines of the log it comes after. */
  readonly at: number;
  readonly rules: string;
  readonly schema: number;
  /** The state at the start of the step in progress, and what was done since. */
  readonly state: unknown;
  readonly deeds: readonly Deed[];
  /** Of the position after those deeds. */
  readonly digest: string;
}

export interface Stored {
  readonly header: Header;
  readonly lines: readonly Line[];
  readonly checkpoint?: Checkpoint;
  /** Who holds which seat: hashes of the tokens that claimed them. */
  readonly claims: Readonly<Partial<Record<Seat, string>>>;
}

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
  append(id: string, expected: number, lines: readonly Line[], over: boolean): Promise<void> | undefined;
  /** Keeps this checkpoint instead of the last one. */
  checkpoint(id: string, checkpoint: Checkpoint): Promise<void>;
  /** Newest first. */
  list(filter: ListFilter): Promise<readonly Listed[]>;
  /** A seat is claimed once: false if somebody holds it already. */
  claimSeat(id: string, seat: Seat, tokenHash: string): Promise<boolean>;
  /** The seat can be claimed again; the old token opens nothing any more. */
  releaseSeat(id: string, seat: Seat): Promise<void>;
  delete(id: string): Promise<void>;
}

/** A crash with what its dice come from. Whoever runs the host reads it; a seat never does while the match runs. */
export interface CrashReport extends Report {
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
  readonly ask: Ask;
  /** What the bot's chance hangs on. */
  readonly key: string;
  /** How long it may think, in milliseconds. */
  readonly budget: number;
}

export interface Thinker {
  think(thought: Thought): Promise<Pick>;
}

/** Everything a table needs of its host. */
export interface Ports {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly reports: Reports;
  /** Where bots think; here and at once, if nowhere else. */
  readonly thinker?: Thinker;
}
