import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import AsyncDatabase from 'libsql/promise';
import { WAL_PRAGMAS } from './database.ts';
import type { Disk } from './group-commit.ts';
import { BUSY_TIMEOUT, type Database, walOf } from './sqlite.ts';

/** Commits after which the WAL is copied into the database: some 5 MB of it. */
const CHECKPOINT_COMMITS = 256;

const COPY = 'PRAGMA wal_checkpoint(PASSIVE)';
/** Whoever writes first after all was copied begins the WAL anew and syncs its header: not the event loop's connection. */
const BEGIN_ANEW = `INSERT INTO settings (name, value) VALUES ('checkpoint', unixepoch())
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`;

const dataSync = promisify(fdatasync);

/**
 * Brings what SQLite has committed to the disk, on Node's threads: with `synchronous=NORMAL`, COMMIT only writes to the
 * WAL. Why that is as durable as `FULL`: docs/durability.md.
 */
export class WalDisk implements Disk {
  private readonly file: string;
  private readonly descriptor: number;
  private readonly threshold: number;
  private underWay = 0;
  private isClosed = false;
  private commits = 0;
  private copying: 'no' | 'begun' | 'nearly done' = 'no';
  private connection: AsyncDatabase | undefined;

  constructor(file: string, threshold = CHECKPOINT_COMMITS) {
    this.file = file;
    this.threshold = threshold;
    this.descriptor = openSync(walOf(file), 'r+');
  }

  sync(): Promise<void> {
    return this.during(dataSync(this.descriptor));
  }

  syncNow(): void {
    fdatasyncSync(this.descriptor);
  }

  /**
   * Most of the WAL is copied while others write to it. SQLite begins it anew only when all of it is copied, so the rest
   * is while nobody writes.
   */
  tidy(): Promise<void> | undefined {
    this.commits++;
    if (this.copying === 'nearly done') {
      this.copying = 'no';
      this.commits = 0;
      return this.checkpoint(`${COPY}; ${BEGIN_ANEW}`);
    }
    if (this.copying === 'no' && this.commits >= this.threshold) {
      this.copying = 'begun';
      void this.checkpoint(COPY).then(() => {
        this.copying = 'nearly done';
      });
    }
    return undefined;
  }

  close(): void {
    this.isClosed = true;
    this.closeIfIdle();
  }

  private checkpoint(sql: string): Promise<void> {
    return this.during(this.run(sql));
  }

  /** On libsql's threads. What fails, as on a full disk, is tried again after as many commits more. */
  private async run(sql: string): Promise<void> {
    try {
      this.connection ??= new AsyncDatabase(this.file, { timeout: BUSY_TIMEOUT });
      await this.connection.exec(`${WAL_PRAGMAS}; ${sql}`);
    } catch {
      // The WAL only grows until then.
    }
  }

  /** What a thread still uses is not closed. */
  private async during(work: Promise<void>): Promise<void> {
    this.underWay++;
    try {
      await work;
    } finally {
      this.underWay--;
      this.closeIfIdle();
    }
  }

  private closeIfIdle(): void {
    if (!this.isClosed || this.underWay > 0) return;
    closeSync(this.descriptor);
    this.connection?.close();
  }
}

/** Nothing, for a database in memory. */
export function diskOf(database: Database): Disk | undefined {
  const { file } = database.prepare('PRAGMA database_list').get() as { file: string };
  return file === '' ? undefined : new WalDisk(file);
}
