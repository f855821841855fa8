import { type Database, isSqlite, NotSaved, rollBack } from './database.ts';

interface Write {
  /** May be done again from the start, after everything it did was taken back. */
  readonly work: () => unknown;
  readonly done: (value: unknown) => void;
  readonly failed: (error: unknown) => void;
  /** What came of the work: told once the transaction is over. */
  value?: unknown;
  refusal?: Error | undefined;
}

/**
 * What a write throws that finds it cannot be: it alone fails, and whatever shares the transaction goes on. It must not
 * have written anything by then.
 */
export class Refused extends Error {
  readonly reason: Error;
  constructor(reason: Error) {
    super(reason.message);
    this.reason = reason;
  }
}

/** Something else was thrown by a write's own work, after who knows what it had done. */
class Broken {
  readonly reason: unknown;
  constructor(reason: unknown) {
    this.reason = reason;
  }
}

export interface GroupObserver {
  /** The last chance to add something to the transaction. */
  closing?(): void;
  committed?(writes: number, ms: number): void;
  /** Nothing of the last writes has happened, whatever was remembered of them. */
  undone?(): void;
}

/**
 * Group commit: all writes that are asked for in one turn of the event loop share one transaction, and so one wait
 * for the disk. Each is told only when that is over. Under load the turns grow longer and the price per write falls.
 */
export class Group {
  private readonly database: Database;
  private readonly observers: readonly GroupObserver[];
  private waiting: Write[] = [];
  private scheduled: NodeJS.Immediate | undefined;
  private isClosed = false;

  constructor(database: Database, ...observers: readonly GroupObserver[]) {
    this.database = database;
    this.observers = observers;
  }

  write<T>(work: () => T): Promise<T> {
    if (this.isClosed) return Promise.reject(new NotSaved('the store is closed'));
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ work, done: resolve as (value: unknown) => void, failed: reject });
      this.scheduled ??= setImmediate(() => this.flush());
    });
  }

  /** Does it at once, together with what waits; false if that failed. */
  writesNow(work: () => unknown): boolean {
    let isDone = false;
    const done = (): void => {
      isDone = true;
    };
    this.waiting.push({ work, done, failed: () => undefined });
    this.flush();
    return isDone;
  }

  /** Commits what waits, now. */
  flush(): void {
    if (this.scheduled) clearImmediate(this.scheduled);
    this.scheduled = undefined;
    const writes = this.waiting;
    if (writes.length === 0) return;
    this.waiting = [];
    this.carryOut(writes);
  }

  close(): void {
    this.flush();
    this.isClosed = true;
  }

  private carryOut(writes: readonly Write[]): void {
    const start = performance.now();
    try {
      this.commit(writes);
    } catch (error) {
      const isBroken = error instanceof Broken;
      // One of them spoilt it for all: now each stands or falls by itself, in the order they came.
      if (isBroken && writes.length > 1) {
        for (const write of writes) this.carryOut([write]);
        return;
      }
      const reason = isBroken ? error.reason : error;
      for (const { failed } of writes)
        failed(isSqlite(reason) ? new NotSaved(reason.message, { cause: reason }) : reason);
      return;
    }
    const ms = performance.now() - start;
    for (const observer of this.observers) observer.committed?.(writes.length, ms);
  }

  private commit(writes: readonly Write[]): void {
    this.database.exec('BEGIN IMMEDIATE');
    try {
      for (const write of writes) run(write);
      for (const observer of this.observers) observer.closing?.();
      this.database.exec('COMMIT');
    } catch (error) {
      rollBack(this.database);
      for (const observer of this.observers) observer.undone?.();
      throw error;
    }
    for (const { done, failed, value, refusal } of writes)
      if (refusal) failed(refusal);
      else done(value);
  }
}

function run(write: Write): void {
  write.refusal = undefined;
  try {
    write.value = write.work();
  } catch (error) {
    if (!(error instanceof Refused)) throw new Broken(error);
    write.refusal = error.reason;
  }
}
