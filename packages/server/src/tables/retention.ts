import type { Extent } from '../storage/table-index.ts';

const DAY = 24 * 3_600_000;
/** Hourly checks for which a suspicious deletion is put off: a day of running, whatever the clock says. */
const CHECKS_PUT_OFF = 24;

interface Look extends Extent {
  /** How many matches would go. */
  readonly outdated: number;
  readonly now: number;
  /** How long matches are kept, in milliseconds. */
  readonly kept: number;
}

/** What becomes of old matches: where the clock was doubted, a copy of everything is made first. */
type RetentionVerdict = 'keep' | 'delete' | 'copy and delete';

/** Why the clock may be wrong rather than the matches old. */
function suspicion({ matches, newest, outdated, now, kept }: Look): string | undefined {
  if (outdated === 0) return undefined;
  if (newest > now + DAY) return 'something is dated in the future';
  if (newest < now - kept) return 'nothing at all is newer';
  return outdated * 2 > matches ? 'that is most of all there is' : undefined;
}

/**
 * Old matches are deleted for good, by the clock alone. Where the clock may have jumped, the deletion is put off until it
 * has looked the same for a day of running.
 */
export class Retention {
  private looksLeft: number | undefined;

  /** Whether they may go now, and whether that was doubted; `warn` is called when it is put off. */
  judge(look: Look, warn: (why: string) => void): RetentionVerdict {
    if (this.looksLeft === undefined) {
      const why = suspicion(look);
      if (why === undefined) return 'delete';
      this.looksLeft = CHECKS_PUT_OFF;
      warn(why);
    }
    if (this.looksLeft > 0) {
      this.looksLeft--;
      return 'keep';
    }
    this.looksLeft = undefined;
    return 'copy and delete';
  }
}
