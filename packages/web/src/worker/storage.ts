import type { Seat } from '@tavolata/kernel';
import {
  type Header,
  type Listed,
  type ListFilter,
  type LogLine,
  type Storage,
  StorageConflict,
  type Stored,
  type StoredCheckpoint,
} from '@tavolata/table';

const DATABASE = 'tavolata';
const TABLES = 'tables';
const LINES = 'lines';

/** A table without its lines; those are rows of their own, so that appending writes only what is new. */
interface Row {
  readonly id: string;
  readonly header: Header;
  readonly length: number;
  readonly over: boolean;
  readonly checkpoint?: StoredCheckpoint;
  readonly claims: Stored['claims'];
}

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(TABLES, { keyPath: 'id' });
    request.result.createObjectStore(LINES);
  };
  return asked(request);
}

const linesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** The table's storage port over the browser's own database. */
export class BrowserStorage implements Storage {
  private readonly onAppended: (id: string) => void;
  private database: Promise<IDBDatabase> | undefined;

  constructor(onAppended: (id: string) => void = () => undefined) {
    this.onAppended = onAppended;
  }

  async create(header: Header): Promise<void> {
    await this.change(async tables => {
      if (await asked(tables.get(header.id)))
        throw new StorageConflict(`there is a table ${header.id} already`);
      const row: Row = { id: header.id, header, length: 0, over: false, claims: {} };
      await asked(tables.put(row));
    });
  }

  async load(id: string): Promise<Stored | undefined> {
    const transaction = (await this.opened()).transaction([TABLES, LINES]);
    const row = (await asked(transaction.objectStore(TABLES).get(id))) as Row | undefined;
    if (!row) return undefined;
    const lines = (await asked(transaction.objectStore(LINES).getAll(linesOf(id)))) as LogLine[];
    const { header, checkpoint, claims } = row;
    return { header, lines, claims, ...(checkpoint && { checkpoint }) };
  }

  async append(id: string, expected: number, lines: readonly LogLine[], over: boolean): Promise<void> {
    await this.change(async (tables, rows) => {
      const row = await found(tables, id);
      if (row.length !== expected)
        throw new StorageConflict(`table ${id} has ${row.length} lines, not ${expected}`);
      lines.forEach((line, i) => {
        rows.add(line, [id, expected + i]);
      });
      await asked(tables.put({ ...row, length: expected + lines.length, over }));
    });
    this.onAppended(id);
  }

  async checkpoint(id: string, checkpoint: StoredCheckpoint): Promise<void> {
    await this.change(async tables => asked(tables.put({ ...(await found(tables, id)), checkpoint })));
  }

  async list(filter: ListFilter): Promise<readonly Listed[]> {
    const transaction = (await this.opened()).transaction(TABLES);
    const rows = (await asked(transaction.objectStore(TABLES).getAll())) as Row[];
    const { game, over, holder } = filter;
    return rows
      .filter(row => game === undefined || row.header.game === game)
      .filter(row => over === undefined || row.over === over)
      .filter(row => holder === undefined || Object.values(row.claims).includes(holder))
      .sort((a, b) => b.header.created - a.header.created)
      .map(({ header, length, over: isOver, claims }) => ({ header, length, over: isOver, claims }));
  }

  async claimSeat(id: string, seat: Seat, tokenHash: string): Promise<boolean> {
    let claimed = false;
    await this.change(async tables => {
      const row = await found(tables, id);
      claimed = row.claims[seat] === undefined;
      if (claimed) await asked(tables.put({ ...row, claims: { ...row.claims, [seat]: tokenHash } }));
    });
    return claimed;
  }

  async releaseSeat(id: string, seat: Seat): Promise<void> {
    await this.change(async tables => {
      const row = await found(tables, id);
      const { [seat]: _, ...claims } = row.claims;
      await asked(tables.put({ ...row, claims }));
    });
  }

  async delete(id: string): Promise<void> {
    await this.change(async (tables, rows) => {
      await asked(tables.delete(id));
      await asked(rows.delete(linesOf(id)));
    });
  }

  private opened(): Promise<IDBDatabase> {
    this.database ??= this.open();
    return this.database;
  }

  /** Kept as long as it is of use: what was refused now may be allowed later, and a browser may close what is open. */
  private open(): Promise<IDBDatabase> {
    const opening = open();
    const forget = (): void => {
      if (this.database === opening) this.database = undefined;
    };
    opening.then(database => {
      database.onclose = forget;
    }, forget);
    return opening;
  }

  /** One transaction, durable when it resolves, and nothing of it done when it rejects. */
  private async change(
    work: (tables: IDBObjectStore, lines: IDBObjectStore) => Promise<unknown>,
  ): Promise<void> {
    const transaction = (await this.opened()).transaction([TABLES, LINES], 'readwrite', {
      durability: 'strict',
    });
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('the change was given up'));
    });
    try {
      await work(transaction.objectStore(TABLES), transaction.objectStore(LINES));
    } catch (error) {
      transaction.abort();
      await done.catch(() => undefined);
      throw error;
    }
    await done;
  }
}

async function found(tables: IDBObjectStore, id: string): Promise<Row> {
  const row = (await asked(tables.get(id))) as Row | undefined;
  if (!row) throw new StorageConflict(`there is no table ${id}`);
  return row;
}
