import type { GroupCommit } from './group-commit.ts';

interface Waiting {
  work: () => void;
  readonly promise: Promise<void>;
  readonly start: () => void;
}

/** Writes about a match that may wait for a newer one of the same kind; all are told when one is done. */
export class DeferredWrites {
  private readonly group: GroupCommit;
  private readonly wait: number;
  /** By match, then by kind. */
  private readonly waiting = new Map<string, Map<string, Waiting>>();
  private hurried = false;
  private readonly hasty = new Set<string>();

  constructor(group: GroupCommit, wait: number) {
    this.group = group;
    this.wait = wait;
  }

  put(id: string, what: string, work: () => void): Promise<void> {
    const known = this.waiting.get(id)?.get(what);
    if (known) {
      known.work = work;
      return known.promise;
    }
    const promise = this.begin(id, what, work);
    // Nobody has to listen.
    promise.catch(() => undefined);
    return promise;
  }

  /** Nothing waits any more, from now on. */
  flushAll(): void {
    this.hurried = true;
    for (const id of [...this.waiting.keys()]) this.start(id);
  }

  /** Nothing of this match waits while it is put away. */
  async flushDuring(id: string, work: () => Promise<void>): Promise<void> {
    this.hasty.add(id);
    this.start(id);
    try {
      await work();
    } finally {
      this.hasty.delete(id);
    }
  }

  private start(id: string): void {
    for (const { start } of [...(this.waiting.get(id)?.values() ?? [])]) start();
  }

  private begin(id: string, what: string, work: () => void): Promise<void> {
    if (this.hurried || this.wait <= 0 || this.hasty.has(id)) return this.group.write(work);
    let start = (): void => {};
    const promise = new Promise<void>((resolve, reject) => {
      const go = (): void => {
        clearTimeout(timer);
        const waiting = this.take(id, what);
        if (waiting) this.group.write(waiting.work).then(resolve, reject);
      };
      const timer = setTimeout(go, this.wait);
      // What can wait does not keep a process alive.
      timer.unref();
      start = go;
    });
    const kinds = this.waiting.get(id) ?? new Map<string, Waiting>();
    this.waiting.set(id, kinds.set(what, { work, promise, start }));
    return promise;
  }

  private take(id: string, what: string): Waiting | undefined {
    const kinds = this.waiting.get(id);
    const waiting = kinds?.get(what);
    kinds?.delete(what);
    if (kinds?.size === 0) this.waiting.delete(id);
    return waiting;
  }
}
