import { randomBytes } from 'node:crypto';
import type { Clock, Entropy } from '@tavolata/table';

/** The longest a timer of Node can wait. */
const LONGEST = 2 ** 31 - 1;

/** The machine's clock. It never goes back, even if somebody sets it so. */
export function systemClock(): Clock {
  let latest = 0;
  return {
    now() {
      latest = Math.max(latest, Date.now());
      return latest;
    },
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
