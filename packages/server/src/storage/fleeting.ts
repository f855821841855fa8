import { type Checkpoint, type Header, type Line, MemoryStorage, type Stored } from '@tavolata/table';
import { MEMORY } from '../config.ts';
import { openFile } from './database.ts';
import { migrate, migrations } from './migrations.ts';
import { SqliteStorage } from './storage.ts';

export function openFleeting() {
  const database = openFile(MEMORY);
  migrate(database, migrations, { folder: MEMORY, isNew: true });
  return database;
}

/** The log of each match as plain objects in memory; only who holds what is still rows. */
export class FleetingStorage extends SqliteStorage {
  private readonly memory = new MemoryStorage();

  override async create(header: Header): Promise<void> {
    await super.create(header);
    await this.memory.create(header);
  }

  override async load(id: string): Promise<Stored | undefined> {
    const [stored, rows] = await Promise.all([this.memory.load(id), super.load(id)]);
    return stored && { ...stored, claims: rows?.claims ?? {} };
  }

  override append(id: string, expected: number, lines: readonly Line[], over: boolean) {
    return this.memory.append(id, expected, lines, over);
  }

  override checkpoint(id: string, checkpoint: Checkpoint): Promise<void> {
    return this.later.put(id, 'checkpoint', () => void this.memory.checkpoint(id, checkpoint));
  }

  override async delete(id: string): Promise<void> {
    await this.memory.delete(id);
    await super.delete(id);
  }
}
