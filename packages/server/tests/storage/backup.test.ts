import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { backUp } from '../../src/storage/backup.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { temporaryFolder } from '../kit/folder.ts';

/** What is brought to the disk from now on, in order. */
function synced(): string[] {
  const { openSync, fsyncSync } = fs;
  onTestFinished(() => {
    Object.assign(fs, { openSync, fsyncSync });
    syncBuiltinESMExports();
  });
  const names = new Map<number, string>();
  const paths: string[] = [];
  fs.openSync = (...args) => {
    const descriptor = openSync(...args);
    names.set(descriptor, String(args[0]));
    return descriptor;
  };
  fs.fsyncSync = descriptor => {
    paths.push(names.get(descriptor) ?? '');
    fsyncSync(descriptor);
  };
  syncBuiltinESMExports();
  return paths;
}

it('a backup is on disk with the name by which it is found', () => {
  const folder = temporaryFolder();
  openDatabase(folder).close();
  const paths = synced();
  const file = backUp(folder, join(folder, 'far', 'away', 'copy.db'));
  expect(paths).toEqual([file, dirname(file), join(folder, 'far'), folder]);
});
