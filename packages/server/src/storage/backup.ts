import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import AsyncDatabase from 'libsql/promise';
import { copyTo, removeIfThere, syncFolder, syncPath } from './copy.ts';
import { lockFolder } from './database.ts';
import { StoreError } from './errors.ts';
import { isOurs } from './file-check.ts';
import { makeFolders } from './folders.ts';
import { migrations } from './migrations.ts';
import { BUSY_TIMEOUT, databaseFile, keepPrivate, openFile, partsOf, versionOf } from './sqlite.ts';

const timestamp = (at = new Date()): string => at.toISOString().replace(/[:.]/g, '-');

/** Copies everything into one file, while the server runs or not. Returns the file's name. */
export function backUp(folder: string, wanted?: string): string {
  const source = databaseFile(folder);
  if (!existsSync(source)) throw new StoreError(`there is nothing to back up in ${folder}`);
  const file = resolve(wanted ?? join(folder, 'backups', `tavolata-${timestamp()}.db`));
  if (existsSync(file)) throw new StoreError(`${file} is there already`);
  copy(source, file);
  return file;
}

/** The same for the server itself, on the database's own threads: nobody at a table waits for it. */
export async function backUpBeside(folder: string): Promise<string> {
  const file = join(folder, 'backups', `before-deletion-${timestamp()}.db`);
  makeFolders(dirname(file));
  keepPrivate(file);
  const database = new AsyncDatabase(databaseFile(folder), { timeout: BUSY_TIMEOUT });
  try {
    await database.exec(`VACUUM INTO '${file.replaceAll("'", "''")}'`);
    await syncFile(file);
    syncFolder(dirname(file));
    return file;
  } catch (error) {
    removeIfThere(file);
    throw error;
  } finally {
    database.close();
  }
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file);
  await handle.sync();
  await handle.close();
}

/**
 * Puts a backup in the place of what is there, which is kept beside it, whatever state it is in. Only while no server
 * runs. Returns where the old data went, if there were any.
 */
export function restore(folder: string, backup: string): string | undefined {
  const unlock = lockFolder(folder);
  try {
    finishRestore(folder);
    if (!existsSync(backup)) throw new StoreError(`there is no file ${backup}`);
    check(backup);
    const fresh = `${databaseFile(folder)}.new`;
    rmSync(fresh, { force: true });
    copy(backup, fresh);
    renameSync(fresh, restoredIn(folder));
    syncPath(folder);
    return finishRestore(folder);
  } finally {
    unlock();
  }
}

/** A whole copy of a backup, which only has to take its place. */
export const restoredIn = (folder: string): string => `${databaseFile(folder)}.restored`;

/** Where what was there before goes: the same name, however often that is begun. */
export const keptIn = (folder: string): string =>
  join(folder, `before-restore-${timestamp(statSync(restoredIn(folder)).mtime)}.db`);

/**
 * The rest of a restore, from when there is a whole copy: all of it, or what a power cut has left to do. For whoever has
 * locked the folder. Returns where the old data went, if there were any.
 */
export function finishRestore(folder: string): string | undefined {
  if (!existsSync(restoredIn(folder))) return undefined;
  const kept = keptIn(folder);
  putAside(databaseFile(folder), kept);
  // Whatever of the old data still lay beside the new file would be taken for a part of it.
  syncPath(folder);
  renameSync(restoredIn(folder), databaseFile(folder));
  syncPath(folder);
  return existsSync(kept) ? kept : undefined;
}

/**
 * All that belongs to the database, as it is: it may be damaged, or of a later version. It stays in the same folder,
 * where a new name is all it takes, whatever the disk is like.
 */
function putAside(file: string, kept: string): void {
  const names = partsOf(kept);
  for (const [i, part] of partsOf(file).entries()) if (existsSync(part)) renameSync(part, names[i] as string);
}

/** A whole copy, on disk; or a sentence about why not, and no copy. */
function copy(source: string, file: string): void {
  const database = openFile(source);
  try {
    copyTo(database, file);
    check(file);
  } catch (error) {
    removeIfThere(file);
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
    if (!isOurs(database)) throw new StoreError(`${file} is no backup of Tavolata`);
    if (version > newest)
      throw new StoreError(`${file} was written by a newer Tavolata (version ${version})`);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(`${file} is no backup of Tavolata`);
  } finally {
    database.close();
  }
}
