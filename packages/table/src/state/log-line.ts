import type { Seat } from '@tavolata/kernel';
import type { LogEntry } from '@tavolata/kernel/match';
import type { Sitter } from '../setup/header.ts';
import type { SettingsChange, StopSettings } from './stops.ts';

/** What the table itself has to remember, beside the kernel's answers, departures and undos. */
export type TableEntry =
  | { readonly t: 'start' }
  | { readonly t: 'sit'; readonly seat: Seat; readonly sitter: Sitter }
  /** What a seat's settings were changed by. Lines from before that was kept tell all of them. */
  | { readonly t: 'set'; readonly seat: Seat; readonly change: SettingsChange }
  | { readonly t: 'settings'; readonly seat: Seat; readonly settings: StopSettings }
  | { readonly t: 'ask-undo'; readonly seat: Seat; readonly to: number; readonly needs: readonly Seat[] }
  | { readonly t: 'agree'; readonly seat: Seat }
  | { readonly t: 'refuse'; readonly seat: Seat }
  | { readonly t: 'more-time'; readonly seat: Seat; readonly to: Seat }
  /**
   * The rules could not replay what stands before: the match goes on from this state. Lines from before its schema was
   * kept go without.
   */
  | { readonly t: 'resumed'; readonly schema?: number; readonly state: unknown };

/** One line of a stored match. The log only grows. */
export interface LogLine {
  readonly entry: LogEntry | TableEntry;
  /** When, by the host's clock. */
  readonly at: number;
  /** The command it carries out, so that the same one sent again is known, after a restart too. */
  readonly command?: CommandMark;
  /** What the seat's clock had left when it answered; what an answer gives back comes on top. */
  readonly left?: number;
}

export interface CommandMark {
  readonly seat: Seat;
  readonly n: number;
  /** Of the command's content. */
  readonly sum: number;
  /** It was carried out and failed; else it did what it said. */
  readonly code?: 'crashed';
}

const KERNEL: readonly string[] = ['answer', 'leave', 'undo', 'rollback'] satisfies LogEntry['t'][];

export const isMatchEntry = (entry: LogEntry | TableEntry): entry is LogEntry => KERNEL.includes(entry.t);
