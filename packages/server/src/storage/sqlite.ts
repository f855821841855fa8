import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { StorageConflict } from '@tavolata/table';
import Libsql from 'libsql';
import { messageOf, StoreError } from './errors.ts';

export type Database = Libsql.Database;
/** A prepared statement; what its rows look like is said where they are read. */
export type Statement = ReturnType<Database['prepare']>;

export const isSqlite = (error: unknown): error is Error => error instanceof Libsql.SqliteError;

/** Whether the disk or the moment is to blame, and not what is stored: the next try may go well. */
export const isTransient = (error: unknown): boolean =>
  isSqlite(error) ||
  error instanceof StoreError ||
  error instanceof StorageConflict ||
  (error instanceof Error && 'syscall' in error);

export const databaseFile = (folder: string): string => join(folder, 'tavolata.db');

/** Where SQLite writes what is committed before it is copied into the file. */
export const walOf = (file: string): string => `${file}-wal`;

/** What a database is on disk: the file, and what SQLite keeps beside it while it is open or after a crash. */
export const partsOf = (file: string): readonly string[] => [file, walOf(file), `${file}-shm`];

/**
 * Makes the file if it is not there. It holds the keys of running matches and people's addresses: only the server's
 * user may read it. What SQLite makes beside it is as private as the file itself.
 */
export function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const part of partsOf(file).filter(part => existsSync(part))) {
    try {
      chmodSync(part, 0o600);
    } catch {
      // Somebody else's file, or a disk without such rights: whoever set that up has decided.
    }
  }
}

/** Milliseconds to wait for another process, such as a backup, that holds the file for a moment. */
export const BUSY_TIMEOUT = 5000;

export function openFile(file: string, timeout = BUSY_TIMEOUT): Database {
  try {
    return new Libsql(file, { timeout });
  } catch (error) {
    throw new StoreError(`${file} cannot be opened: ${messageOf(error)}`);
  }
}

export const versionOf = (database: Database): number =>
  (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;

/** All that is committed is in the file, and nothing in its WAL; where there is no room for that, it stays there. */
export function emptyWal(database: Database): void {
  try {
    database.pragma('wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (!isSqlite(error)) throw error;
  }
}

export function rollBack(database: Database): void {
  try {
    database.exec('ROLLBACK');
  } catch {
    // After some failures, a full disk among them, SQLite has rolled back by itself.
  }
}
