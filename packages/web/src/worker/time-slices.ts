import type { Clock, TimeSlices } from '@tavolata/table';

/** Milliseconds that work may go on before the page is heard again. */
const SLICE = 16;

/** Long work in the worker, a bot's thoughts and the taking up of a match, lets what the page asks for in between. */
export class WorkerTimeSlices implements TimeSlices {
  private readonly clock: Clock;
  private end = 0;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  pause(): Promise<void> | undefined {
    if (this.clock.now() < this.end) return undefined;
    return new Promise(resolve => {
      this.clock.after(0, () => {
        this.end = this.clock.now() + SLICE;
        resolve();
      });
    });
  }
}
