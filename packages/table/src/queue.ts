/** One thing at a time, in the order they came. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  get busy(): boolean {
    return this.waiting > 0;
  }

  run<T>(task: () => Promise<T> | T): Promise<T> {
    this.waiting++;
    const done = this.last.then(task);
    const end = (): void => {
      this.waiting--;
    };
    // A task that fails tells its caller; the next one runs all the same.
    this.last = done.then(end, end);
    return done;
  }

  /** Resolves when nothing is left to do, what tasks add while they run included. */
  async drained(): Promise<void> {
    while (this.busy) await this.last;
  }
}
