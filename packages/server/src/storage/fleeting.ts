import { type Checkpoint, type Header, type Line, MemoryStorage, type Stored } from '@tavolata/table';
import { MEMORY } from '../config.ts';
import { type Database, openFile } from './database.ts';
import { migrate, migrations } from './migrations.ts';
import { SqliteStorage, type StorageOptions } from './storage.ts';

export function openFleeting() {
  const database = openFile(MEMORY);
  migrate(database, migrations, { folder: MEMORY, isNew: true });
  return database;
}

const growing = (database: Database) =>
  database.prepare('UPDATE matches SET length = ?, over = ?, touched = ? WHERE id = ?');

/** The log of each match as plain objects in memory; only who holds what, and what lists show, is still rows. */
export class FleetingStorage extends SqliteStorage {
  private readonly memory = new MemoryStorage();
  /** Matches whose rows tell less than is true: they are put right before somebody reads. */
  private readonly grown = new Set<string>();
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

  override append(id: string, expected: number, lines: readonly Line[], over: boolean) {
    const refused = this.memory.append(id, expected, lines, over);
    if (!refused) this.grown.add(id);
    return refused;
  }

  override checkpoint(id: string, checkpoint: Checkpoint): Promise<void> {
    return this.later.put(id, 'checkpoint', () => void this.memory.checkpoint(id, checkpoint));
  }

  override async delete(id: string): Promise<void> {
    this.grown.delete(id);
    await this.memory.delete(id);
    await super.delete(id);
  }

  override settle(): void {
    for (const id of this.grown) {
      const { length, over, at } = this.memory.reach(id);
      this.grow.run(length, over ? 1 : 0, at, id);
    }
    this.grown.clear();
  }
}
