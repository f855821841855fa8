import { say } from '../shared/Say.tsx';

/** Those with a sentence of their own; what else can go wrong is told with its code. */
const TOLD: readonly string[] = [
  'no-server',
  'failed',
  'too-fast',
  'bad-name',
  'unknown-table',
  'unknown-link',
  'unknown-game',
  'link-used',
  'not-watchable',
  'already-seated',
  'no-free-seat',
  'too-many-tables',
  'too-many-links',
  'not-over',
  'not-replayable',
  'unreadable-table',
  'seats-open',
  'over',
  'withdrawn',
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
];

/** Why the server said no, in the reader's language. */
export const problemText = (code: string): string =>
  TOLD.includes(code) ? say(`problem.${code}`) : say('problem.other', { code });
