import type { Seat } from '@tavolata/kernel';

/**
 * Sees to it that no seat, or whatever else has a name, does something more often than so many times in so many
 * milliseconds: each time takes its share of them, and what was taken comes back as time passes.
 */
export class RateLimit<Name = Seat> {
  /** When all that it has taken will have come back. */
  private readonly fullAt = new Map<Name, number>();
  private readonly cost: number;
  private readonly windowMs: number;

  constructor(most: number, within: number) {
    this.cost = within / most;
    this.windowMs = within;
  }

  /** Once more, if it is not too often. */
  allows(name: Name, now: number): boolean {
    const isAllowed = this.wouldAllow(name, now);
    if (isAllowed) this.count(name, now);
    return isAllowed;
  }

  /** Whether it has not been too often. */
  wouldAllow(name: Name, now: number): boolean {
    return (this.fullAt.get(name) ?? now) - now + this.cost <= this.windowMs;
  }

  /** Once more, whether it is too often or not; there is no more to take than all. */
  count(name: Name, now: number): void {
    const whole = Math.max(this.fullAt.get(name) ?? now, now) + this.cost;
    this.fullAt.set(name, Math.min(whole, now + this.windowMs));
  }
}
