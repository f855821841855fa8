import { closeSync, existsSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { messageOf, StoreError } from './errors.ts';
import { makeFolders } from './folders.ts';
import { type Database, keepPrivate } from './sqlite.ts';

/**
 * A copy of all that is committed, in one file that is not there yet, while others read and write: on disk and whole, or
 * not at all. Its folder is made if it is missing.
 */
export function copyTo(database: Database, file: string): void {
  try {
    const made = makeFolders(dirname(file)) ?? file;
    keepPrivate(file);
    database.prepare('VACUUM INTO ?').run(file);
    syncPath(file);
    syncNames(resolve(file), resolve(made));
  } catch (error) {
    removeIfThere(file);
    throw new StoreError(`the data could not be copied to ${file}: ${messageOf(error)}`);
  }
}

/** Half a copy is none; where nothing could be made, there is none either. */
export function removeIfThere(file: string): void {
  if (existsSync(file)) rmSync(file);
}

/** Every folder that has a new name in it, from the file's own up to that of the first folder that was made. */
function syncNames(file: string, first: string): void {
  const folder = dirname(file);
  syncFolder(folder);
  if (file !== first) syncNames(folder, first);
}

/** The names in it. */
export function syncFolder(folder: string): void {
  try {
    syncPath(folder);
  } catch {
    // Not every disk can do that with a folder; what is in its files is safe.
  }
}

export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
