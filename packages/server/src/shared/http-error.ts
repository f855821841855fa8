import type { Code } from '@tavolata/protocol';
import { type Problem, StorageConflict } from '@tavolata/table';
import { NotSavedError } from '../storage/errors.ts';

/** What each code is in HTTP; all others mean that what was asked does not fit how things stand. */
const STATUS: Partial<Record<Code, number>> = {
  malformed: 400,
  'bad-name': 400,
  'wrong-options': 400,
  'wrong-seats': 400,
  'unknown-bot': 400,
  'unknown-seat': 400,
  'unknown-game': 400,
  'unreadable-file': 400,
  'no-guest': 401,
  'not-owner': 403,
  'not-seated': 403,
  'not-watchable': 403,
  'wrong-origin': 403,
  'unknown-table': 404,
  'unknown-link': 404,
  oversized: 413,
  'too-fast': 429,
  'too-many-tables': 429,
  'too-many-links': 429,
  failed: 500,
  'not-saved': 503,
  'unreadable-table': 500,
};

/** Something that was asked for and cannot be; the code says why, and nothing has changed. */
export class HttpError extends Error {
  readonly code: Code;
  readonly status: number;

  constructor(code: Code, cause?: unknown) {
    super(code, { cause });
    this.name = 'HttpError';
    this.code = code;
    this.status = STATUS[code] ?? 409;
  }
}

export const isUnreadable = (error: unknown): boolean =>
  error instanceof HttpError && error.code === 'unreadable-table';

/** Goes on only if the table had nothing against it. */
export function throwIfProblem(problem: Problem | undefined): void {
  if (problem) throw new HttpError(problem.code);
}

/** What an error of the store is called, if it is one after which nothing has changed: it may be tried again. */
export function codeOfStorageError(error: unknown): Code | undefined {
  if (error instanceof NotSavedError) return 'not-saved';
  return error instanceof StorageConflict ? 'conflict' : undefined;
}
