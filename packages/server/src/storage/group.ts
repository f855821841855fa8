import { type Database, StoreError } from './database.ts';

interface Write {
  /** Throws to say that nothing of it shall be done; it must not have written anything by then. */
  readonly work: () => unknown;
  readonly done: (value: unknown) => void;
  readonly failed: (error: unknown) => void;
  /** What came of the work: told once the transaction is over. */
  value?: unknown;
  refusal?: Error;
}

/** What a refused write throws: it alone fails, and whatever shares the transaction goes on. */
export class Refused extends Error {
  readonly reason: Error;
  constructor(reason: Error) {
    super(reason.message);
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
  /** Whether the last transaction went well. */
  isHealthy = true;

  constructor(database: Database, ...observers: readonly GroupObserver[]) {
    this.database = database;
    this.observers = observers;
  }

  write<T>(work: () => T): Promise<T> {
    if (this.isClosed) return Promise.reject(new StoreError('the store is closed'));
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ work, done: resolve as (value: unknown) => void, failed: reject });
      this.scheduled ??= setImmediate(() => this.flush());
    });
  }

  /** Commits what waits, now. */
  flush(): void {
    if (this.scheduled) clearImmediate(this.scheduled);
    this.scheduled = undefined;
    const writes = this.waiting;
    if (writes.length === 0) return;
    this.waiting = [];
    const start = performance.now();
    try {
      this.commit(writes);
    } catch (error) {
      this.isHealthy = false;
      for (const { failed } of writes) failed(error);
      return;
    }
    this.isHealthy = true;
    const ms = performance.now() - start;
    for (const observer of this.observers) observer.committed?.(writes.length, ms);
  }

  close(): void {
    this.flush();
    this.isClosed = true;
  }

  private commit(writes: readonly Write[]): void {
    this.database.exec('BEGIN IMMEDIATE');
    try {
      for (const write of writes) {
        try {
          write.value = write.work();
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          write.refusal = error.reason;
        }
      }
      for (const observer of this.observers) observer.closing?.();
      this.database.exec('COMMIT');
    } catch (error) {
      this.rollBack();
      throw error;
    }
    for (const { done, failed, value, refusal } of writes)
      if (refusal) failed(refusal);
      else done(value);
  }

  private rollBack(): void {
    try {
      this.database.exec('ROLLBACK');
    } catch {
      // After some failures, a full disk among them, SQLite has rolled back by itself.
    }
    for (const observer of this.observers) observer.undone?.();
  }
}
