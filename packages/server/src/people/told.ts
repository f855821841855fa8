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

/** Which questions somebody was told of. What a seat is asked is known by the line of the log since which it is. */
export class Told {
  private readonly storage: SqliteStorage;
  private readonly put;

  constructor(database: Database, storage: SqliteStorage) {
    this.storage = storage;
    this.put = database.prepare(`INSERT INTO told (match, seat, since) VALUES (?, ?, ?)
      ON CONFLICT (match, seat) DO UPDATE SET since = excluded.since WHERE since <> excluded.since`);
  }

  /** True once for each question, however often the server restarts; never for a table that is gone. */
  async isFirst(id: string, seat: Seat): Promise<boolean> {
    const stored = await this.storage.load(id);
    if (!stored) return false;
    const since = stored.lines.findLastIndex(line => isTurning(line, seat));
    return this.storage.group.write(() => {
      const key = this.storage.keyOf(id);
      return key !== undefined && this.put.run(key, seat, since).changes === 1;
    });
  }
}
