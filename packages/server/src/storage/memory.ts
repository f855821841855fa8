import {
  type Header,
  type LogLine,
  MemoryStorage,
  type PastPart,
  type Stored,
  type StoredCheckpoint,
} from '@tavolata/table';
import { MEMORY } from '../config.ts';
import { migrate, migrations } from './migrations.ts';
import { type Database, openFile } from './sqlite.ts';
import { SqliteStorage, type StorageOptions } from './storage.ts';

export function openMemoryDatabase() {
  const database = openFile(MEMORY);
  migrate(database, migrations, { folder: MEMORY, isNew: true });
  return database;
}

const growing = (database: Database) =>
  database.prepare('UPDATE matches SET length = ?, over = ?, touched = ? WHERE id = ?');

/** The log of each match as plain objects in memory; only who holds what, and what lists show, is still rows. */
export class MemoryTableStorage extends SqliteStorage {
  private readonly memory = new MemoryStorage();
  private readonly grow: ReturnType<typeof growing>;

  constructor(database: Database, options?: StorageOptions) {
    super(database, options);
    this.grow = growing(database);
  }

  override async create(header: Header): Promise<void> {
    await super.create(header);
    await this.memory.create(header);
  }

  override async load(id: string): Promise<Stored | undefined> {
    const [stored, rows] = await Promise.all([this.memory.load(id), super.load(id)]);
    return stored && { ...stored, claims: rows?.claims ?? {} };
  }

  override append(id: string, expected: number, lines: readonly LogLine[], over: boolean) {
    const refused = this.memory.append(id, expected, lines, over);
    if (refused) return refused;
    const { length, at } = this.memory.reach(id);
    this.grow.run(length, over ? 1 : 0, at, id);
    return undefined;
  }

  override checkpoint(id: string, checkpoint: StoredCheckpoint, past: readonly PastPart[]): Promise<void> {
    return this.later.put(id, 'checkpoint', () => void this.memory.checkpoint(id, checkpoint, past));
  }

  override async delete(id: string): Promise<void> {
    await this.memory.delete(id);
    await super.delete(id);
  }
}
