import { randomBytes } from 'node:crypto';
import { type Clock, type Entropy, monotonic } from '@tavolata/table';
import { Pauses } from './pauses.ts';

/** The longest a timer of Node can wait. */
const LONGEST = 2 ** 31 - 1;

/** The machine's clock. */
export function systemClock(): Clock {
  const now = monotonic(() => Date.now());
  const pauses = new Pauses(now);
  return {
    now,
    paused: () => pauses.total,
    after(ms, call) {
      // A turn-based clock may be set for months: then the timer is wound up again and again.
      let left = ms;
      const wind = (): NodeJS.Timeout => {
        const wait = Math.min(left, LONGEST);
        left -= wait;
        return setTimeout(() => {
          if (left > 0) timer = wind();
          else call();
        }, wait);
      };
      let timer = wind();
      return () => clearTimeout(timer);
    },
  };
}

export const systemEntropy: Entropy = { bytes: count => new Uint8Array(randomBytes(count)) };
