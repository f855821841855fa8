import type { Seat } from '@tavolata/kernel';
import type { Database } from '../storage/sqlite.ts';
import type { SqliteStorage } from '../storage/storage.ts';

/** What a seat is asked, known by the time since which it is. */
export interface TurnKey {
  readonly table: string;
  readonly seat: Seat;
  readonly since: number;
}

/** Which questions somebody was told of. */
export class SentNotices {
  private readonly storage: SqliteStorage;
  private readonly put;
  private readonly remove;

  constructor(database: Database, storage: SqliteStorage) {
    this.storage = storage;
    this.put = database.prepare(`INSERT INTO told (match, seat, since) VALUES (?, ?, ?)
      ON CONFLICT (match, seat) DO UPDATE SET since = excluded.since WHERE since <> excluded.since`);
    this.remove = database.prepare('DELETE FROM told WHERE match = ? AND seat = ? AND since = ?');
  }

  /** True once for each question, however often the server restarts; never for a table that is gone. */
  markSent({ table, seat, since }: TurnKey): Promise<boolean> {
    return this.storage.group.write(() => {
      const key = this.storage.keyOf(table);
      return key !== undefined && this.put.run(key, seat, since).changes === 1;
    });
  }

  /** It is news again. */
  unmark({ table, seat, since }: TurnKey): Promise<void> {
    return this.storage.group.write(() => {
      this.remove.run(this.storage.keyOf(table) ?? -1, seat, since);
    });
  }
}
