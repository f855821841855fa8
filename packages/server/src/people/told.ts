import type { Seat } from '@tavolata/kernel';
import type { Line } from '@tavolata/table';
import type { Database } from '../storage/database.ts';
import type { SqliteStorage } from '../storage/storage.ts';

/** Whether a seat that is asked after this line may be asked something else than before it. */
function isTurning({ entry }: Line, seat: Seat): boolean {
  switch (entry.t) {
    case 'answer':
    case 'sit':
      return entry.seat === seat;
    case 'start':
    case 'leave':
    case 'undo':
    case 'rollback':
    case 'resumed':
      return true;
    default:
      return false;
  }
}

/** What a seat is asked, known by the line of the log since which it is. */
export interface Question {
  readonly table: string;
  readonly seat: Seat;
  readonly since: number;
}

/** Which questions somebody was told of. */
export class Told {
  private readonly storage: SqliteStorage;
  private readonly put;
  private readonly remove;

  constructor(database: Database, storage: SqliteStorage) {
    this.storage = storage;
    this.put = database.prepare(`INSERT INTO told (match, seat, since) VALUES (?, ?, ?)
      ON CONFLICT (match, seat) DO UPDATE SET since = excluded.since WHERE since <> excluded.since`);
    this.remove = database.prepare('DELETE FROM told WHERE match = ? AND seat = ? AND since = ?');
  }

  /** What the seat is asked, once for each question, however often the server restarts; never for a table that is gone. */
  async news(table: string, seat: Seat): Promise<Question | undefined> {
    const stored = await this.storage.load(table);
    if (!stored) return undefined;
    const since = stored.lines.findLastIndex(line => isTurning(line, seat));
    return this.storage.group.write(() => {
      const key = this.storage.keyOf(table);
      const isNews = key !== undefined && this.put.run(key, seat, since).changes === 1;
      return isNews ? { table, seat, since } : undefined;
    });
  }

  /** It is news again. */
  takeBack({ table, seat, since }: Question): Promise<void> {
    return this.storage.group.write(() => {
      this.remove.run(this.storage.keyOf(table) ?? -1, seat, since);
    });
  }
}
