import type { Seat } from '@tavolata/kernel';

/**
 * Sees to it that no seat, or whatever else has a name, does something more often than so many times in so many
 * milliseconds: each time takes its share of them, and what was taken comes back as time passes.
 */
export class Patience<Name = Seat> {
  /** When all that it has taken will have come back. */
  private readonly whole = new Map<Name, number>();
  private readonly share: number;
  private readonly within: number;

  constructor(most: number, within: number) {
    this.share = within / most;
    this.within = within;
  }

  /** Once more, if it is not too often. */
  allows(name: Name, now: number): boolean {
    const isAllowed = this.lasts(name, now);
    if (isAllowed) this.note(name, now);
    return isAllowed;
  }

  /** Whether it has not been too often. */
  lasts(name: Name, now: number): boolean {
    return (this.whole.get(name) ?? now) - now + this.share <= this.within;
  }

  /** Once more, whether it is too often or not; there is no more to take than all. */
  note(name: Name, now: number): void {
    const whole = Math.max(this.whole.get(name) ?? now, now) + this.share;
    this.whole.set(name, Math.min(whole, now + this.within));
  }
}
