import { NotSavedError } from './errors.ts';
import { type Database, isSqlite, rollBack } from './sqlite.ts';

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
export class RefusedWrite extends Error {
  readonly reason: Error;
  constructor(reason: Error) {
    super(reason.message);
    this.reason = reason;
  }
}

/** A write threw something else, perhaps after it had written: the transaction is rolled back. */
class FailedWrite {
  readonly reason: unknown;
  constructor(reason: unknown) {
    this.reason = reason;
  }
}

/** Writes that wait while the disk is busy: more than a second's work, and no more than a few megabytes. */
const MAX_WAITING = 20_000;

export interface GroupObserver {
  /** Before COMMIT: may still add to the transaction. */
  closing?(): void;
  /** They are on disk; milliseconds since the transaction began. */
  committed?(writes: number, ms: number): void;
  /** Nothing of the last writes has happened, whatever was remembered of them. */
  undone?(): void;
  /** A sync failed, so what is on disk is unknown: nothing is acknowledged any more, and the process must end. */
  lost?(error: unknown): void;
}

/** Where commits become durable; without one, as in memory, they are done at once. */
export interface Disk {
  /** Resolves when everything committed before the call is durable. */
  sync(): Promise<void>;
  /** The same, before it returns. */
  syncNow(): void;
  /** After each sync; nothing is committed before that is over. */
  tidy(): Promise<void> | undefined;
  close(): void;
}

/** One transaction, and when it began. */
interface Commit {
  readonly writes: readonly Write[];
  readonly start: number;
}

/**
 * Group commit: all writes that are asked for in one turn of the event loop, or while the disk is busy, share one
 * transaction and so one sync, which blocks nobody. Each is told only when that is over. Under load the groups grow and
 * the price per write falls.
 */
export class GroupCommit {
  private readonly database: Database;
  private readonly disk: Disk | undefined;
  private readonly observers: readonly GroupObserver[];
  private waiting: Write[] = [];
  /** Committed, and told after a sync that begins from now on. */
  private untold: Commit[] = [];
  private scheduled: NodeJS.Immediate | undefined;
  private isSyncing = false;
  private isClosed = false;

  constructor(database: Database, disk: Disk | undefined, ...observers: readonly GroupObserver[]) {
    this.database = database;
    this.disk = disk;
    this.observers = observers;
  }

  write<T>(work: () => T): Promise<T> {
    if (this.isClosed) return Promise.reject(new NotSavedError('the store is closed'));
    if (this.waiting.length >= MAX_WAITING) return Promise.reject(new NotSavedError('the disk is too slow'));
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ work, done: resolve as (value: unknown) => void, failed: reject });
      this.schedule();
    });
  }

  /** What can be read now is durable when this resolves. */
  async synced(): Promise<void> {
    if (this.untold.length > 0 || this.isSyncing) await this.write(() => undefined);
  }

  /** Commits what waits, now; it is told after the next sync. */
  flush(): void {
    if (this.scheduled) clearImmediate(this.scheduled);
    this.scheduled = undefined;
    const writes = this.waiting;
    this.waiting = [];
    if (writes.length > 0) this.carryOut(writes);
    void this.makeDurable();
  }

  /** Everything is durable and told when it returns. */
  close(): void {
    if (this.isClosed) return;
    this.flush();
    this.isClosed = true;
    try {
      this.disk?.syncNow();
    } catch (error) {
      this.lose(error);
      return;
    }
    this.tell(this.untold.length);
  }

  private schedule(): void {
    if (!this.isSyncing) this.scheduled ??= setImmediate(() => this.flush());
  }

  private async makeDurable(): Promise<void> {
    if (!this.disk) this.tell(this.untold.length);
    if (!this.disk || this.isSyncing || this.untold.length === 0) return;
    this.isSyncing = true;
    const covered = this.untold.length;
    try {
      await this.disk.sync();
    } catch (error) {
      this.lose(error);
      return;
    }
    if (this.isClosed) return;
    this.tell(covered);
    await this.disk.tidy();
    this.isSyncing = false;
    if (this.waiting.length > 0) this.schedule();
    else void this.makeDurable();
  }

  /** After a sync that failed, a second one that succeeds would say nothing about what the first left behind. */
  private lose(error: unknown): void {
    this.isClosed = true;
    this.untold = [];
    const waiting = this.waiting;
    this.waiting = [];
    for (const { failed } of waiting) failed(new NotSavedError('the disk has failed', { cause: error }));
    for (const observer of this.observers) observer.lost?.(error);
  }

  private tell(commits: number): void {
    for (const { writes, start } of this.untold.splice(0, commits)) {
      for (const { done, failed, value, refusal } of writes)
        if (refusal) failed(refusal);
        else done(value);
      for (const observer of this.observers) observer.committed?.(writes.length, performance.now() - start);
    }
  }

  private carryOut(writes: readonly Write[]): void {
    const start = performance.now();
    try {
      this.commit(writes);
    } catch (error) {
      const isBroken = error instanceof FailedWrite;
      // One write failed for all: each is done again by itself, in order.
      if (isBroken && writes.length > 1) {
        for (const write of writes) this.carryOut([write]);
        return;
      }
      const reason = isBroken ? error.reason : error;
      for (const { failed } of writes)
        failed(isSqlite(reason) ? new NotSavedError(reason.message, { cause: reason }) : reason);
      return;
    }
    this.untold.push({ writes, start });
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
  }
}

function run(write: Write): void {
  write.refusal = undefined;
  try {
    write.value = write.work();
  } catch (error) {
    if (!(error instanceof RefusedWrite)) throw new FailedWrite(error);
    write.refusal = error.reason;
  }
}
