import { createHash, randomBytes } from 'node:crypto';

/** 256 bits nobody can guess, fit for a link and a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * All that is ever stored of a token. A plain hash is enough: nobody can try 2^256 tokens, and the same hash found
 * again is what looks a guest up.
 */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** The name of a table: 100 bits, since whoever knows it may watch a finished match; no letters to mistake. */
export const newTableId = (): string =>
  Array.from(randomBytes(20), byte => LETTERS[byte % LETTERS.length]).join('');
