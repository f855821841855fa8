import { say } from '@tavolata/board-kit';
import { codeOf } from './api.ts';

/** Those with a sentence of their own; what else can go wrong is told with its code. */
const TOLD: readonly string[] = [
  'no-server',
  'failed',
  'too-fast',
  'bad-name',
  'unknown-table',
  'unknown-link',
  'unknown-game',
  'unknown-lesson',
  'link-used',
  'not-watchable',
  'already-seated',
  'no-free-seat',
  'too-many-tables',
  'too-many-links',
  'not-over',
  'not-replayable',
  'no-such-moment',
  'unreadable-table',
  'seats-open',
  'over',
  'withdrawn',
  'left',
  'deleted',
  'other-version',
  'no-push',
  'not-a-match-file',
  'malformed',
  'tampered',
  'commitment-broken',
  'no-secret',
  'other-rules',
  'unreadable-file',
  'no-team',
  'not-saved',
  'conflict',
  'seat-taken',
  'already-started',
  'oversized',
  'wrong-options',
  'not-seated',
  'bad-address',
];

/** Of a link: one that was cut off on its way opens nothing, like one that was withdrawn. */
export function linkProblem(error: unknown): string {
  const code = codeOf(error);
  return code === 'malformed' ? 'unknown-link' : code;
}

/** Of a mail address that a browser takes for one, and the server does not. */
export function addressProblem(error: unknown): string {
  const code = codeOf(error);
  return code === 'malformed' ? 'bad-address' : code;
}

/** Why the server said no, in the reader's language. */
export const problemText = (code: string): string =>
  TOLD.includes(code) ? say(`problem.${code}`) : say('problem.other', { code });
