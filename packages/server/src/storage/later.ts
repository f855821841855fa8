import type { Group } from './group.ts';

interface Waiting {
  work: () => void;
  readonly promise: Promise<void>;
  readonly start: () => void;
}

/** Writes about a match that may wait for a newer one of the same kind; all are told when one is done. */
export class Later {
  private readonly group: Group;
  private readonly wait: number;
  private readonly waiting = new Map<string, Waiting>();
  private hurried = false;
  private readonly hasty = new Set<string>();

  constructor(group: Group, wait: number) {
    this.group = group;
    this.wait = wait;
  }

  put(id: string, what: string, work: () => void): Promise<void> {
    if (this.hurried || this.wait <= 0 || this.hasty.has(id)) return this.group.write(work);
    const name = `${id} ${what}`;
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

  /** Nothing of this match waits while it is put away. */
  async hasten(id: string, work: () => Promise<void>): Promise<void> {
    this.hasty.add(id);
    for (const [name, { start }] of [...this.waiting]) if (name.startsWith(`${id} `)) start();
    try {
      await work();
    } finally {
      this.hasty.delete(id);
    }
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
