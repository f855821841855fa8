import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { type Database, keepPrivate, reasonOf, StoreError } from './database.ts';

/**
 * A copy of all that is committed, in one file that is not there yet, while others read and write: on disk and whole, or
 * not at all.
 */
export function copyTo(database: Database, file: string): void {
  try {
    keepPrivate(file);
    database.prepare('VACUUM INTO ?').run(file);
    sync(file);
  } catch (error) {
    rmSync(file, { force: true });
    throw new StoreError(`the data could not be copied to ${file}: ${reasonOf(error)}`);
  }
}

export function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
