import { existsSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MEMORY } from '../config.ts';
import { copyTo, removeIfThere, syncFolder } from './copy.ts';
import { messageOf, StoreError } from './errors.ts';
import { checkFile, explainOpenError, refuseRemains } from './file-check.ts';
import { makeFolders } from './folders.ts';
import { type Migration, migrate, migrations } from './migrations.ts';
import { type Database, databaseFile, isSqlite, keepPrivate, openFile } from './sqlite.ts';

/** Pages in the WAL at which SQLite copies it by itself, within a COMMIT: only where `WalDisk` does not get round to it. */
const AUTOCHECKPOINT_PAGES = 16_384;
/** Bytes the WAL keeps once it has grown larger than that: what is written over need not be allocated. */
const WAL_KEPT = 16 * 1024 * 1024;

/** Of every connection that writes. */
export const WAL_PRAGMAS = `PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = ${AUTOCHECKPOINT_PAGES};
  PRAGMA journal_size_limit = ${WAL_KEPT}`;

/** The database of a folder, brought up to this version's shape, whose commits `WalDisk` brings to the disk. */
export function openDatabase(folder: string, steps: readonly Migration[] = migrations): Database {
  const file = databaseFile(folder);
  makeFolders(folder);
  refuseRemains(file);
  if (!existsSync(file)) makeDatabase(file, steps);
  keepPrivate(file);
  const database = openFile(file);
  try {
    database.pragma('journal_mode = WAL');
    database.exec(WAL_PRAGMAS);
    database.pragma('temp_store = MEMORY');
    database.pragma('foreign_keys = ON');
    // A few megabytes: the hot ends of all running matches.
    database.pragma('cache_size = -16000');
    checkFile(database, file);
    migrate(database, steps, { folder, isNew: false });
    // The names of the file and of its WAL.
    syncFolder(folder);
  } catch (error) {
    database.close();
    throw explainOpenError(error, file);
  }
  return database;
}

/** Whole under another name first: a file of this name is never one that a crash left half made. */
function makeDatabase(file: string, steps: readonly Migration[]): void {
  const fresh = `${file}.new`;
  const database = openFile(MEMORY);
  try {
    migrate(database, steps, { folder: dirname(file), isNew: true });
    removeIfThere(fresh);
    copyTo(database, fresh);
    renameSync(fresh, file);
  } finally {
    database.close();
  }
}

function makeFolder(folder: string): void {
  try {
    makeFolders(folder);
  } catch (error) {
    throw new StoreError(`DATA_DIR: ${folder} is no folder and cannot be made one: ${messageOf(error)}`);
  }
}

function openLock(folder: string): Database {
  const file = join(folder, 'in-use.lock');
  try {
    // Not one that is there: by closing it, this process would give up a lock that it has already.
    if (!existsSync(file)) keepPrivate(file);
  } catch (error) {
    throw new StoreError(`DATA_DIR: nothing can be kept in ${folder}: ${messageOf(error)}`);
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
    const isTaken = isSqlite(error) && 'code' in error && error.code === 'SQLITE_BUSY';
    throw isTaken ? new StoreError(`another server, or a restore, is using ${folder}`) : error;
  }
  return () => {
    // Closing alone would release it only when the memory is collected.
    lock.exec('ROLLBACK');
    lock.close();
  };
}
