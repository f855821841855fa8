import type { Group } from './group.ts';

interface Waiting {
  work: () => void;
  readonly promise: Promise<void>;
  readonly start: () => void;
}

/** Writes that may wait for a newer one under the same name to take their place; all are told when one is done. */
export class Later {
  private readonly group: Group;
  private readonly wait: number;
  private readonly waiting = new Map<string, Waiting>();
  private hurried = false;

  constructor(group: Group, wait: number) {
    this.group = group;
    this.wait = wait;
  }

  put(name: string, work: () => void): Promise<void> {
    if (this.hurried || this.wait <= 0) return this.group.write(work);
    const known = this.waiting.get(name);
    if (known) {
      known.work = work;
      return known.promise;
    }
    return this.begin(name, work);
  }

  /** Nothing waits any more, from now on. */
  hurry(): void {
    this.hurried = true;
    for (const { start } of [...this.waiting.values()]) start();
  }

  private begin(name: string, work: () => void): Promise<void> {
    let start = (): void => {};
    const promise = new Promise<void>((resolve, reject) => {
      const go = (): void => {
        clearTimeout(timer);
        const waiting = this.waiting.get(name);
        this.waiting.delete(name);
        if (waiting) this.group.write(waiting.work).then(resolve, reject);
      };
      const timer = setTimeout(go, this.wait);
      // What can wait does not keep a process alive.
      timer.unref();
      start = go;
    });
    this.waiting.set(name, { work, promise, start });
    return promise;
  }
}
