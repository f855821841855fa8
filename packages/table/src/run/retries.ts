import type { Clock } from '../util/host.ts';

/** The pause after the first failure to save; it doubles with each in a row, up to `MAX_RETRY_MS`. */
const RETRY_MS = 1000;
const MAX_RETRY_MS = 60_000;

/** When a table tries again what could not be saved: a full disk is not emptied by asking often. */
export class Retries {
  private readonly clock: Clock;
  private readonly cancels = new Set<() => void>();
  /** Failures in a row. */
  private failures = 0;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Whether the last attempt to save has failed. */
  note(hasFailed: boolean): void {
    this.failures = hasFailed ? this.failures + 1 : 0;
  }

  get delay(): number {
    return Math.min(MAX_RETRY_MS, RETRY_MS * 2 ** Math.max(0, this.failures - 1));
  }

  schedule(task: () => void): void {
    const cancel = this.clock.after(this.delay, () => {
      this.cancels.delete(cancel);
      task();
    });
    this.cancels.add(cancel);
  }

  cancel(): void {
    for (const cancel of this.cancels) cancel();
  }
}
