import type { Refusal } from '@tavolata/kernel';
import type { Rejection } from '@tavolata/kernel/match';

/** Why a command changed nothing. Each has a text, `error.<code>`, in both languages. */
export const errorCodes = [
  // the message itself
  'malformed',
  'unknown-command',
  'number-used',
  'number-too-old',
  // who and when
  'unknown-seat',
  'not-seated',
  'not-started',
  'over',
  'already-left',
  // the answer
  'not-asked',
  'stale-question',
  'wrong-shape',
  'not-an-option',
  'picked-twice',
  'too-few',
  'too-many',
  'out-of-range',
  'breaks-limit',
  'crashed',
  // taking back
  'no-such-moment',
  'nothing-to-undo',
  'request-open',
  'refused-before',
  'no-request',
  'not-asked-to-agree',
  // seats, clock, stops
  'already-started',
  'seats-open',
  'seat-taken',
  'not-yours',
  'still-here',
  'bad-name',
  'unknown-bot',
  'no-clock',
  'enough-time',
  'cannot-yield',
  'wrong-seats',
  'wrong-options',
  // pointing
  'nothing-there',
  'no-team',
  'too-fast',
  // the host
  'log-full',
  'not-saved',
  'conflict',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export interface Problem {
  readonly code: ErrorCode;
  readonly refusal?: Refusal;
}

/** What a seat gets back for a command; for one that had an effect, the same again for the same number. */
export type Reply =
  | { readonly n: number; readonly ok: true }
  | { readonly n: number; readonly ok: false; readonly error: Problem };

export const isProblem = (value: object): value is Problem => 'code' in value;

/** The kernel's words for it are ours too; a report stays with the host. */
export const problemOf = ({ code }: Rejection): Problem => ({ code });
