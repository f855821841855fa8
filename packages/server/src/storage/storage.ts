import type { Seat } from '@tavolata/kernel';
import {
  type Checkpoint,
  type Header,
  type Line,
  type Listed,
  type ListFilter,
  type Storage,
  StorageConflict,
  type Stored,
} from '@tavolata/table';
import type { Database } from './database.ts';
import { Group, type GroupObserver, Refused } from './group.ts';
import { Journal } from './journal.ts';
import { Later } from './later.ts';
import { type Row, rowsOf, statements } from './statements.ts';

export interface StorageOptions {
  readonly observer?: GroupObserver;
  /** How long a checkpoint may wait for a newer one to take its place, in milliseconds. */
  readonly checkpointEvery?: number;
  /** New lines are safe, but cannot be put where they belong: reading takes longer and longer. */
  readonly unsorted?: (error: unknown) => void;
}

const CHECKPOINT_EVERY = 2000;
/** More than are played at once; those of all matches ever are not kept. */
const MOST_KEYS = 10_000;

const listed = ({ header, length, over, claims }: Row): Listed => ({
  header: JSON.parse(header) as Header,
  length,
  over: over === 1,
  claims: JSON.parse(claims) as Stored['claims'],
});

/** The table's storage port over SQLite. One process owns the file; everything it acknowledges is on disk. */
export class SqliteStorage implements Storage {
  readonly group: Group;
  protected readonly later: Later;
  private readonly journal: Journal;
  private readonly sql: ReturnType<typeof statements>;
  /** The short numbers by which rows name a match. */
  private readonly keys = new Map<string, number>();

  constructor(database: Database, options: StorageOptions = {}) {
    const { observer, checkpointEvery = CHECKPOINT_EVERY, unsorted } = options;
    this.journal = new Journal(database, unsorted);
    this.group = new Group(database, this.journal, { undone: () => this.keys.clear() }, observer ?? {});
    this.later = new Later(this.group, checkpointEvery);
    this.sql = statements(database);
  }

  create(header: Header): Promise<void> {
    const { id, game, created } = header;
    const data = JSON.stringify(header);
    return this.group.write(() => {
      if (this.keyOf(id) !== undefined)
        throw new Refused(new StorageConflict(`there is a match ${id} already`));
      this.sql.create.run(id, game, created, Date.now());
      this.sql.createHeader.run(this.known(id), data);
    });
  }

  async load(id: string): Promise<Stored | undefined> {
    this.settle();
    const [row] = rowsOf(this.sql.byId.all(id));
    if (!row) return undefined;
    const lines = this.sql.lines.all(row.key) as { data: string }[];
    const checkpoint = this.sql.checkpointOf.get(row.key) as { data: string } | undefined;
    const { header, claims } = listed(row);
    return {
      header,
      lines: lines.map(({ data }) => JSON.parse(data) as Line),
      ...(checkpoint && { checkpoint: JSON.parse(checkpoint.data) as Checkpoint }),
      claims,
    };
  }

  append(id: string, expected: number, lines: readonly Line[], over: boolean): Promise<void> | undefined {
    const data = lines.map(line => JSON.stringify(line));
    return this.group.write(() => {
      if (!this.journal.append(this.known(id), expected, data, over))
        throw new Refused(new StorageConflict(`match ${id} has not ${expected} lines`));
    });
  }

  /**
   * The log is what counts: a checkpoint only spares a later version of the rules the replay. So it may wait a while
   * for a newer one; the table makes the next only when this is written.
   */
  checkpoint(id: string, checkpoint: Checkpoint): Promise<void> {
    const data = JSON.stringify(checkpoint);
    return this.later.put(id, 'checkpoint', () => {
      this.sql.setCheckpoint.run(this.known(id), data);
    });
  }

  async list({ game, over, holder }: ListFilter): Promise<readonly Listed[]> {
    this.settle();
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
      this.journal.sortIn();
      this.sql.remove.run(id);
      this.keys.delete(id);
      this.journal.forget(key);
    });
  }

  /** From now on nothing waits any more: for a stop in good order. */
  hurry(): void {
    this.later.hurry();
  }

  /** Nothing of this match waits while that is done. */
  hasten(id: string, work: () => Promise<void>): Promise<void> {
    return this.later.hasten(id, work);
  }

  close(): void {
    this.hurry();
    this.group.close();
    this.journal.close();
  }

  /** Whoever reads next finds what was written, and finds it fast. */
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
    if (key === undefined) throw new Refused(new StorageConflict(`there is no match ${id}`));
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
