import type { MaybePromise } from '../util/maybe-promise.ts';

/** One thing at a time, in the order they came. */
export class TaskQueue {
  private readonly waiting: (() => void)[] = [];
  private drainers: (() => void)[] = [];
  private isBusy = false;

  get busy(): boolean {
    return this.isBusy;
  }

  /** When its turn comes, and never before the caller has gone on. */
  run<T>(task: () => MaybePromise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push(() => this.begin(task, resolve, reject));
      if (this.isBusy) return;
      this.isBusy = true;
      this.next();
    });
  }

  /** When its turn comes: at once, if nothing is under way. */
  runSoon<T>(task: () => MaybePromise<T>): MaybePromise<T> {
    if (this.isBusy) return this.run(task);
    this.isBusy = true;
    let done: MaybePromise<T>;
    try {
      done = task();
    } catch (error) {
      this.next();
      throw error;
    }
    if (done instanceof Promise) done.then(this.next, this.next);
    else this.next();
    return done;
  }

  /** Resolves when nothing is left to do, what tasks add while they run included. */
  async drained(): Promise<void> {
    while (this.isBusy)
      await new Promise<void>(resolve => {
        this.drainers.push(resolve);
      });
  }

  private begin<T>(
    task: () => MaybePromise<T>,
    resolve: (value: MaybePromise<T>) => void,
    reject: (error: unknown) => void,
  ): void {
    // A task that fails tells its caller; the next one runs all the same.
    try {
      const done = task();
      resolve(done);
      if (done instanceof Promise) return void done.then(this.next, this.next);
    } catch (error) {
      reject(error);
    }
    this.next();
  }

  private readonly next = (): void => {
    const task = this.waiting.shift();
    if (task) return queueMicrotask(task);
    this.isBusy = false;
    const { drainers } = this;
    if (drainers.length === 0) return;
    this.drainers = [];
    for (const drained of drainers) drained();
  };
}
