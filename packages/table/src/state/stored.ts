import type { Seat } from '@tavolata/kernel';
import type { ReplayedEntry } from '@tavolata/kernel/match';
import type { Header } from '../setup/header.ts';
import type { LogLine } from './log-line.ts';
import type { StoredPart } from './past.ts';

/**
 * A position to go on from: for the rules that kept it, together with its past; for later ones, if they can no longer
 * replay the log.
 */
export interface StoredCheckpoint {
  /** How many lines of the log it comes after. */
  readonly at: number;
  readonly rules: string;
  readonly schema: number;
  /** The state at the start of the step in progress, and what was done since. */
  readonly state: unknown;
  readonly deeds: readonly ReplayedEntry[];
  /** How many events there were at the start of that step. Absent from what was kept before parts of the past were. */
  readonly events?: number;
  /** Of the position after those deeds. */
  readonly digest: string;
}

export interface Stored {
  readonly header: Header;
  readonly lines: readonly LogLine[];
  readonly checkpoint?: StoredCheckpoint;
  readonly past?: readonly StoredPart[];
  /** Who holds which seat: hashes of the tokens that claimed them. */
  readonly claims: Readonly<Partial<Record<Seat, string>>>;
}
