import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { copyTo, sync } from './copy.ts';
import { databaseFile, lockFolder, openFile, partsOf, StoreError } from './database.ts';
import { migrations, versionOf } from './migrations.ts';

const timestamp = (): string => new Date().toISOString().replace(/[:.]/g, '-');

/** Copies everything into one file, while the server runs or not. Returns the file's name. */
export function backUp(folder: string, wanted?: string): string {
  const source = databaseFile(folder);
  if (!existsSync(source)) throw new StoreError(`there is nothing to back up in ${folder}`);
  const file = resolve(wanted ?? join(folder, 'backups', `tavolata-${timestamp()}.db`));
  if (existsSync(file)) throw new StoreError(`${file} is there already`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  copy(source, file);
  return file;
}

/**
 * Puts a backup in the place of what is there, which is kept beside it, whatever state it is in. Only while no server
 * runs. Returns where the old data went, if there were any.
 */
export function restore(folder: string, backup: string): string | undefined {
  if (!existsSync(backup)) throw new StoreError(`there is no file ${backup}`);
  check(backup);
  const unlock = lockFolder(folder);
  try {
    const target = databaseFile(folder);
    const fresh = `${target}.new`;
    rmSync(fresh, { force: true });
    copy(backup, fresh);
    const kept = putAside(folder);
    renameSync(fresh, target);
    sync(folder);
    return kept;
  } finally {
    unlock();
  }
}

/**
 * All that belongs to the database, as it is: it may be damaged, or of a later version. It stays in the same folder,
 * where a new name is all it takes, whatever the disk is like.
 */
function putAside(folder: string): string | undefined {
  const source = databaseFile(folder);
  const kept = join(folder, `before-restore-${timestamp()}.db`);
  const isThere = existsSync(source);
  const names = partsOf(kept);
  // The file itself goes first: should we end here, SQLite takes what lies beside none for nothing.
  for (const [i, part] of partsOf(source).entries())
    if (existsSync(part)) renameSync(part, names[i] as string);
  return isThere ? kept : undefined;
}

/** A whole copy, on disk; or a sentence about why not, and no copy. */
function copy(source: string, file: string): void {
  const database = openFile(source);
  try {
    copyTo(database, file);
    check(file);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    database.close();
  }
}

/** Whether a file is a whole database of ours, and not of a later version. */
function check(file: string): void {
  const database = openFile(file);
  try {
    const rows = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
    if (rows[0]?.integrity_check !== 'ok') throw new StoreError(`${file} is damaged`);
    const version = versionOf(database);
    const newest = migrations.at(-1)?.version ?? 0;
    if (version === 0) throw new StoreError(`${file} is no backup of Tavolata`);
    if (version > newest)
      throw new StoreError(`${file} was written by a newer Tavolata (version ${version})`);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(`${file} is no backup of Tavolata`);
  } finally {
    database.close();
  }
}
