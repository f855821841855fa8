import type { Seat } from '@tavolata/kernel';
import {
  type Header,
  type Listed,
  type ListFilter,
  type LogLine,
  type PastPart,
  type Storage,
  StorageConflict,
  type Stored,
  type StoredCheckpoint,
} from '@tavolata/table';
import { DeferredWrites } from './deferred-writes.ts';
import { type Disk, GroupCommit, type GroupObserver, RefusedWrite } from './group-commit.ts';
import { Journal } from './journal.ts';
import { pastRow, readPast, writePast } from './past.ts';
import { type Database, emptyWal } from './sqlite.ts';
import { type Row, rowsOf, statements } from './statements.ts';
import { diskOf } from './wal.ts';

export interface StorageOptions {
  readonly observer?: GroupObserver;
  /** How long a checkpoint may wait for a newer one to take its place, in milliseconds. */
  readonly checkpointEvery?: number;
  /** New lines are safe, but cannot be put where they belong: reading takes longer and longer. */
  readonly unsorted?: (error: unknown) => void;
  /** The disk has failed: nobody is told anything any more, and the process must end at once. */
  readonly lost?: (error: unknown) => void;
  /** What makes commits durable; the disk the database is on, if nobody says. */
  readonly disk?: Disk;
}

const CHECKPOINT_EVERY = 2000;
/** More than are played at once; those of all matches ever are not kept. */
const MOST_KEYS = 10_000;

/** Thrown where nobody can catch it. */
function endProcess(error: unknown): void {
  setImmediate(() => {
    throw error;
  });
}

const listed = ({ header, length, over, claims }: Row): Listed => ({
  header: JSON.parse(header) as Header,
  length,
  over: over === 1,
  claims: JSON.parse(claims) as Stored['claims'],
});

/** The table's storage port over SQLite. One process owns the file; everything it acknowledges is on disk. */
export class SqliteStorage implements Storage {
  readonly group: GroupCommit;
  protected readonly later: DeferredWrites;
  private readonly database: Database;
  private readonly disk: Disk | undefined;
  private readonly journal: Journal;
  private readonly sql: ReturnType<typeof statements>;
  /** The short numbers by which rows name a match. */
  private readonly keys = new Map<string, number>();

  constructor(database: Database, options: StorageOptions = {}) {
    const { observer = {}, checkpointEvery = CHECKPOINT_EVERY, unsorted, lost = endProcess } = options;
    this.database = database;
    this.journal = new Journal(database, unsorted);
    this.disk = options.disk ?? diskOf(database);
    const undone = (): void => this.keys.clear();
    this.group = new GroupCommit(database, this.disk, this.journal, { undone, lost }, observer);
    this.later = new DeferredWrites(this.group, checkpointEvery);
    this.sql = statements(database);
  }

  create(header: Header): Promise<void> {
    const { id, game, created } = header;
    const data = JSON.stringify(header);
    return this.group.write(() => {
      if (this.keyOf(id) !== undefined)
        throw new RefusedWrite(new StorageConflict(`there is a match ${id} already`));
      this.sql.create.run(id, game, created, Date.now());
      this.sql.createHeader.run(this.known(id), data);
    });
  }

  async load(id: string): Promise<Stored | undefined> {
    // Whoever loads a match tells people what happened there.
    await this.group.synced();
    const [row] = rowsOf(this.sql.byId.all(id));
    if (!row) return undefined;
    const { lines: everywhere, sortedLines } = this.sql;
    const lines = (this.journal.holds(row.key) ? everywhere : sortedLines).all(row.key) as { data: string }[];
    const checkpoint = this.sql.checkpointOf.get(row.key) as { data: string } | undefined;
    const past = this.sql.past.all(row.key);
    const { header, claims } = listed(row);
    return {
      header,
      lines: lines.map(({ data }) => JSON.parse(data) as LogLine),
      ...(past.length > 0 && { past: readPast(past) }),
      ...(checkpoint && { checkpoint: JSON.parse(checkpoint.data) as StoredCheckpoint }),
      claims,
    };
  }

  append(id: string, expected: number, lines: readonly LogLine[], over: boolean): Promise<void> | undefined {
    const data = lines.map(line => JSON.stringify(line));
    return this.group.write(() => {
      if (!this.journal.append(this.known(id), expected, data, over))
        throw new RefusedWrite(new StorageConflict(`match ${id} has not ${expected} lines`));
    });
  }

  /**
   * The log is what counts: a checkpoint only spares the replay. So it may wait a while for a newer one; the table makes
   * the next only when this is written.
   */
  checkpoint(id: string, checkpoint: StoredCheckpoint, past: readonly PastPart[]): Promise<void> {
    const data = JSON.stringify(checkpoint);
    const rows = past.map(pastRow);
    return this.later.put(id, 'checkpoint', () => {
      const key = this.known(id);
      this.sql.setCheckpoint.run(key, data);
      writePast(this.sql, key, rows);
    });
  }

  async list({ game, over, holder }: ListFilter): Promise<readonly Listed[]> {
    const all = holder === undefined ? this.sql.all.all() : this.sql.byHolder.all(holder);
    return rowsOf(all)
      .filter(row => game === undefined || row.game === game)
      .filter(row => over === undefined || (row.over === 1) === over)
      .map(listed);
  }

  claimSeat(id: string, seat: Seat, tokenHash: string): Promise<boolean> {
    return this.group.write(() => this.sql.claim.run(this.known(id), seat, tokenHash).changes === 1);
  }

  releaseSeat(id: string, seat: Seat): Promise<void> {
    return this.group.write(() => {
      this.sql.release.run(this.known(id), seat);
    });
  }

  delete(id: string): Promise<void> {
    return this.group.write(() => {
      const key = this.keyOf(id);
      if (key === undefined) return;
      this.journal.forget(key);
      this.sql.remove.run(id);
      this.keys.delete(id);
    });
  }

  /** From now on nothing waits any more: for a stop in good order. */
  hurry(): void {
    this.later.flushAll();
  }

  /** Nothing of this match waits while that is done. */
  hasten(id: string, work: () => Promise<void>): Promise<void> {
    return this.later.flushDuring(id, work);
  }

  /** The database file is whole without its WAL then. */
  close(): void {
    this.hurry();
    this.group.close();
    this.journal.close();
    emptyWal(this.database);
    this.disk?.close();
  }

  /** All lines are put where they belong now, and not in their own time. */
  settle(): void {
    this.journal.settle();
  }

  /** The short number of a match, for rows of others' making. */
  keyOf(id: string): number | undefined {
    const known = this.keys.get(id);
    if (known !== undefined) return known;
    const row = this.sql.key.get(id) as { key: number } | undefined;
    if (!row) return undefined;
    if (this.keys.size >= MOST_KEYS) this.keys.clear();
    this.keys.set(id, row.key);
    return row.key;
  }

  gameOf(id: string): string | undefined {
    const row = this.sql.game.get(id) as { game: string } | undefined;
    return row?.game;
  }

  /** Within a write. */
  known(id: string): number {
    const key = this.keyOf(id);
    if (key === undefined) throw new RefusedWrite(new StorageConflict(`there is no match ${id}`));
    return key;
  }

  /** Something about a match that may wait, such as what lists show of it. */
  putLater(id: string, what: string, work: (key: number) => void): void {
    const write = (): void => {
      // Whatever was about a match that is gone meanwhile goes with it.
      const key = this.keyOf(id);
      if (key !== undefined) work(key);
    };
    void this.later.put(id, what, write);
  }
}
