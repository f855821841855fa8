import type { Seat } from '@tavolata/kernel';

/** When a seat last did something, so many times back: each time in the place of the one it makes forgotten. */
interface Times {
  readonly at: number[];
  count: number;
}

/** Sees to it that no seat does something more often than so many times in so many milliseconds. */
export class Patience {
  private readonly times = new Map<Seat, Times>();
  private readonly most: number;
  private readonly within: number;

  constructor(most: number, within: number) {
    this.most = most;
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
    const known = this.times.get(seat);
    const oldest = known?.at[known.count % this.most];
    return oldest === undefined || now - oldest >= this.within;
  }

  /** Once more, whether it is too often or not. */
  note(seat: Seat, now: number): void {
    const known = this.times.get(seat) ?? { at: [], count: 0 };
    this.times.set(seat, known);
    known.at[known.count++ % this.most] = now;
  }
}
