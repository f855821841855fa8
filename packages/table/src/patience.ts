import type { Seat } from '@tavolata/kernel';

/**
 * Sees to it that no seat does something more often than so many times in so many milliseconds: each time takes its
 * share of them, and what was taken comes back as time passes.
 */
export class Patience {
  /** When all that a seat has taken will have come back. */
  private readonly whole = new Map<Seat, number>();
  private readonly share: number;
  private readonly within: number;

  constructor(most: number, within: number) {
    this.share = within / most;
    this.within = within;
  }

  /** Once more, if it is not too often. */
  allows(seat: Seat, now: number): boolean {
    const isAllowed = this.lasts(seat, now);
    if (isAllowed) this.note(seat, now);
    return isAllowed;
  }

  /** Whether it has not been too often. */
  lasts(seat: Seat, now: number): boolean {
    return (this.whole.get(seat) ?? now) - now + this.share <= this.within;
  }

  /** Once more, whether it is too often or not; there is no more to take than all. */
  note(seat: Seat, now: number): void {
    const whole = Math.max(this.whole.get(seat) ?? now, now) + this.share;
    this.whole.set(seat, Math.min(whole, now + this.within));
  }
}
