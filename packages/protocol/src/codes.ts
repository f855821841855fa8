import { errorCodes as tableCodes } from '@tavolata/table';

/** Why the server, and not the table, refused something; on the wire and in HTTP answers alike. */
export const serverCodes = [
  // the message or request itself
  'malformed',
  'unknown-message',
  'oversized',
  'too-fast',
  'too-many-connections',
  'other-version',
  'hello-first',
  'hello-again',
  'wrong-origin',
  // who and what
  'no-guest',
  'unknown-table',
  'unknown-game',
  'unknown-link',
  'link-used',
  'not-seated',
  'not-owner',
  'not-watchable',
  'no-team',
  'already-seated',
  'no-free-seat',
  'too-many-tables',
  'too-many-links',
  'not-over',
  'unreadable-table',
  'unreadable-file',
  'no-notices',
  // the server
  'failed',
] as const;
type ServerCode = (typeof serverCodes)[number];
export type Code = ServerCode | (typeof tableCodes)[number];

/** Every code a client may be told, or its refusal counted by. */
export const codes: readonly Code[] = [...new Set<Code>([...serverCodes, ...tableCodes])];

/** Why a socket was closed. Below 4000 they are those of RFC 6455. */
export const CLOSE = {
  /** The server stops or restarts: connect again. */
  restarting: 1012,
  /** Far beyond the size a message may have. */
  oversized: 1009,
  /** Our mistake; it is in the server's log. Connect again. */
  failed: 1011,
  /** No hello in time, another version, or a hello that opens nothing: but for the first, connecting again changes nothing. */
  refused: 4000,
  /** The table was deleted. */
  deleted: 4001,
  /** The seat link was revoked, the seat was given to somebody else, or watching is no longer allowed. */
  withdrawn: 4002,
  /** Too many messages, although told so. */
  flooding: 4003,
  /** It did not read what it was sent: connect again, and resume. */
  lagging: 4004,
} as const;
