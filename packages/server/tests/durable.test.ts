import type * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { backUp } from '../src/storage/backup.ts';
import { openDatabase } from '../src/storage/database.ts';
import { temporaryFolder } from './kit/folder.ts';

/** What was brought to the disk, in order. */
const synced = vi.hoisted((): string[] => []);

vi.mock('node:fs', async original => {
  const real = await original<typeof fs>();
  const names = new Map<number, string>();
  return {
    ...real,
    openSync(...args: Parameters<typeof fs.openSync>) {
      const descriptor = real.openSync(...args);
      names.set(descriptor, String(args[0]));
      return descriptor;
    },
    fsyncSync(descriptor: number) {
      synced.push(names.get(descriptor) ?? '');
      real.fsyncSync(descriptor);
    },
  };
});

const folder = temporaryFolder();

it('a backup is on disk with the name by which it is found', () => {
  openDatabase(folder).close();
  const file = backUp(folder, join(folder, 'far', 'away', 'copy.db'));
  expect(synced).toEqual([file, dirname(file), join(folder, 'far'), folder]);
});
