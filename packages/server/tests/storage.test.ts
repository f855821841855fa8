import { join } from 'node:path';
import { StorageConflict } from '@tavolata/table';
import { storageContract } from '@tavolata/table/contracts';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../src/storage/database.ts';
import { SqliteStorage } from '../src/storage/storage.ts';
import { temporaryFolder } from './kit/folder.ts';

const root = temporaryFolder();
let count = 0;

storageContract('SQLite', async () => {
  const folder = join(root, `${count++}`);
  return {
    storage: new SqliteStorage(openDatabase(folder), { checkpointEvery: 1 }),
    // Without closing the first: as after a crash.
    reopen: async () => new SqliteStorage(openDatabase(folder)),
  };
});
