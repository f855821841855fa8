import { setFlagsFromString } from 'node:v8';

/**
 * A table that was opened stays, and so does nearly all that is made with it. V8 takes that for a habit: it would put
 * what is made there later, views and messages that are gone with the next answer, straight among what lives long, where
 * only the great collections clear it away.
 */
export function disablePretenuring(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}
