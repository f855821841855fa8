import type { Seat } from '@tavolata/kernel';

/** Sees to it that no seat does something more often than so many times in so many milliseconds. */
export class Patience {
  private readonly recent = new Map<Seat, readonly number[]>();
  private readonly most: number;
  private readonly within: number;

  constructor(most: number, within: number) {
    this.most = most;
    this.within = within;
  }

  allows(seat: Seat, now: number): boolean {
    const recent = (this.recent.get(seat) ?? []).filter(at => now - at < this.within);
    const isAllowed = recent.length < this.most;
    this.recent.set(seat, isAllowed ? [...recent, now] : recent);
    return isAllowed;
  }
}
