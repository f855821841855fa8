import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StorageConflict } from '@tavolata/table';
import Libsql from 'libsql';
import { makeFolders } from './folders.ts';
import { type Migration, migrate, migrations } from './migrations.ts';

export type Database = Libsql.Database;
/** A prepared statement; what its rows look like is said where they are read. */
export type Statement = ReturnType<Database['prepare']>;

/** Something the person who runs the server can mend: told in a sentence, without a stack. */
export class StoreError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreError';
  }
}

/** What was to be written is not: nothing has happened, and the next try may go well. */
export class NotSaved extends StoreError {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'NotSaved';
  }
}

export const isSqlite = (error: unknown): error is Error => error instanceof Libsql.SqliteError;

/** Whether the disk or the moment is to blame, and not what is stored: the next try may go well. */
export const mayPass = (error: unknown): boolean =>
  isSqlite(error) ||
  error instanceof StoreError ||
  error instanceof StorageConflict ||
  (error instanceof Error && 'syscall' in error);

export const databaseFile = (folder: string): string => join(folder, 'tavolata.db');

/** What a database is on disk: the file, and what SQLite keeps beside it while it is open or after a crash. */
export const partsOf = (file: string): readonly string[] => [file, `${file}-wal`, `${file}-shm`];

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
const PATIENCE = 5000;

export function openFile(file: string, patience = PATIENCE): Database {
  try {
    return new Libsql(file, { timeout: patience });
  } catch (error) {
    throw new StoreError(`${file} cannot be opened: ${reasonOf(error)}`);
  }
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * The database of a folder, brought up to this version's shape. `synchronous=FULL`: what is committed survives a
 * power cut, and that is what an acknowledged answer relies on.
 */
export function openDatabase(folder: string, steps: readonly Migration[] = migrations): Database {
  const file = databaseFile(folder);
  const isNew = !existsSync(file);
  makeFolders(dirname(file));
  keepPrivate(file);
  const database = openFile(file);
  try {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    // A few megabytes: the hot ends of all running matches.
    database.pragma('cache_size = -16000');
    migrate(database, steps, { folder, isNew });
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

export function rollBack(database: Database): void {
  try {
    database.exec('ROLLBACK');
  } catch {
    // After some failures, a full disk among them, SQLite has rolled back by itself.
  }
}

function makeFolder(folder: string): void {
  try {
    makeFolders(folder);
  } catch (error) {
    throw new StoreError(`DATA_DIR: ${folder} is no folder and cannot be made one: ${reasonOf(error)}`);
  }
}

function openLock(folder: string): Database {
  const file = join(folder, 'in-use.lock');
  try {
    // Not one that is there: by closing it, this process would give up a lock that it has already.
    if (!existsSync(file)) keepPrivate(file);
  } catch (error) {
    throw new StoreError(`DATA_DIR: nothing can be kept in ${folder}: ${reasonOf(error)}`);
  }
  return openFile(file, 0);
}

/**
 * One server per folder. The lock is the operating system's: it goes with the process, however that ends, and no
 * stale file can keep a server from starting; nor can a full disk, since nothing is written.
 */
export function lockFolder(folder: string): () => void {
  makeFolder(folder);
  const lock = openLock(folder);
  try {
    lock.pragma('journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    const isTaken = error instanceof Libsql.SqliteError && error.code === 'SQLITE_BUSY';
    throw isTaken ? new StoreError(`another server, or a restore, is using ${folder}`) : error;
  }
  return () => {
    // Closing alone would release it only when the memory is collected.
    lock.exec('ROLLBACK');
    lock.close();
  };
}
