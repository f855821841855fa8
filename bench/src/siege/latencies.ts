import { quantile } from '../measure.ts';

/** A table is given an answer as often, in milliseconds. */
export const PACE = 250;

/** How long answers took to be acknowledged, within one span of time. */
export class Latencies {
  private readonly times: number[] = [];
  answers = 0;

  /**
   * While one answer waits its table gives no other. Those it would have given meanwhile count as well, each with what
   * was left to wait: otherwise a server that stands still for seconds would be seen standing by one answer a table.
   */
  record(waited: number): void {
    for (let left = waited; left > 0; left -= PACE) this.times.push(left);
  }

  acknowledged(waited: number): void {
    this.answers++;
    this.record(waited);
  }

  get p50(): number {
    return quantile(this.times, 0.5);
  }

  get p99(): number {
    return quantile(this.times, 0.99);
  }
}
