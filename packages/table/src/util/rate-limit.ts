import type { Seat } from '@tavolata/kernel';

/**
 * At most `most` times in `within` milliseconds for each name, a seat for instance. Each use takes `cost` milliseconds of
 * the window, which come back as time passes.
 */
export class RateLimit<Name = Seat> {
  /** When a name's whole window will be free again. */
  private readonly fullAt = new Map<Name, number>();
  private readonly cost: number;
  private readonly windowMs: number;

  constructor(most: number, within: number) {
    this.cost = within / most;
    this.windowMs = within;
  }

  /** Counts one more use, unless it is too many. */
  allows(name: Name, now: number): boolean {
    const isAllowed = this.wouldAllow(name, now);
    if (isAllowed) this.count(name, now);
    return isAllowed;
  }

  /** Whether one more use is allowed; does not count it. */
  wouldAllow(name: Name, now: number): boolean {
    return (this.fullAt.get(name) ?? now) - now + this.cost <= this.windowMs;
  }

  /** Counts one more use, allowed or not; at most the whole window is taken. */
  count(name: Name, now: number): void {
    const whole = Math.max(this.fullAt.get(name) ?? now, now) + this.cost;
    this.fullAt.set(name, Math.min(whole, now + this.windowMs));
  }
}
