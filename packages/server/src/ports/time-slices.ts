import type { TimeSlices } from '@tavolata/table';

/** Milliseconds that all long work together may hold the event loop at a time. */
const SLICE = 8;

/** Long work takes turns: one slice of one of them in each turn of the event loop. */
export class SharedTimeSlices implements TimeSlices {
  private readonly waiting: (() => void)[] = [];
  private end = 0;
  private next: NodeJS.Immediate | undefined;

  pause(): Promise<void> | undefined {
    if (performance.now() < this.end) return undefined;
    return new Promise(resolve => {
      this.waiting.push(resolve);
      this.next ??= setImmediate(this.turn);
    });
  }

  private readonly turn = (): void => {
    this.next = undefined;
    const resolve = this.waiting.shift();
    if (this.waiting.length > 0) this.next = setImmediate(this.turn);
    this.end = performance.now() + SLICE;
    resolve?.();
  };
}
