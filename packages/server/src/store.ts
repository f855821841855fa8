import { type Config, MEMORY } from './config.ts';
import { finishRestore } from './storage/backup.ts';
import { lockFolder, openDatabase } from './storage/database.ts';
import { MemoryTableStorage, openMemoryDatabase } from './storage/memory.ts';
import type { Database } from './storage/sqlite.ts';
import { SqliteStorage, type StorageOptions } from './storage/storage.ts';

export interface Store {
  readonly database: Database;
  readonly storage: SqliteStorage;
  close(): void;
}

/** Opens what is to outlive the process, and keeps other processes out. */
export function openStore({ dataDir }: Config, options: StorageOptions): Store {
  if (dataDir === MEMORY) {
    const database = openMemoryDatabase();
    const storage = new MemoryTableStorage(database, options);
    return { database, storage, close: () => closeAll(storage, database) };
  }
  const unlock = lockFolder(dataDir);
  try {
    finishRestore(dataDir);
    const database = openDatabase(dataDir);
    const storage = new SqliteStorage(database, options);
    return {
      database,
      storage,
      close: () => {
        closeAll(storage, database);
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

function closeAll(storage: SqliteStorage, database: Database): void {
  storage.close();
  database.close();
}
