import { CURRENT_MATCHES, GROWN, JOURNAL_LINES, lastLineOf } from './journal-sql.ts';
import { type Database, rollBack } from './sqlite.ts';

/** How often the journal is sorted in. */
const SORT_EVERY = 2000;
/** Bytes of the journal that are sorted in at once: a few milliseconds of the event loop. */
const PORTION = 128 * 1024;

const SORTING =
  'CREATE TEMP TABLE IF NOT EXISTS sorting (match INTEGER, n INTEGER, over INTEGER, touched INTEGER, data TEXT)';

const SORT_IN = `
  INSERT INTO lines (match, n, data) SELECT match, n, data FROM sorting ORDER BY match, n;
  UPDATE matches SET length = last.length, over = last.over, touched = last.touched
    FROM (${lastLineOf('SELECT * FROM sorting')}) last WHERE key = last.match;
  DELETE FROM grown WHERE (SELECT length FROM matches WHERE key = grown.match) = length;
  DELETE FROM sorting;`;

function journalStatements(database: Database) {
  return {
    add: database.prepare('INSERT INTO journal (data) VALUES (?)'),
    rows: database.prepare('SELECT key, octet_length(data) AS bytes FROM journal ORDER BY key'),
    length: database.prepare(`SELECT length FROM ${CURRENT_MATCHES} WHERE key = ?`),
    grow: database.prepare(`INSERT INTO grown (match, length, over, touched) VALUES (?, ?, ?, ?)
      ON CONFLICT (match) DO UPDATE SET length = excluded.length, over = excluded.over, touched = excluded.touched`),
    isGrown: database.prepare('SELECT 1 FROM grown WHERE match = ?'),
    shrink: database.prepare('DELETE FROM grown WHERE match = ?'),
    take: database.prepare(
      `INSERT INTO sorting SELECT match, n, over, touched, data FROM (${JOURNAL_LINES}) WHERE key <= ?`,
    ),
    remove: database.prepare('DELETE FROM journal WHERE key <= ?'),
  };
}

type Sorted = 'all' | 'some' | 'none';

/**
 * Where new lines are durable first: those of one commit, of however many matches, share one row. Put among the lines of
 * its own match at once, each would cost a page of the disk; so they are sorted in later, many at a time, while readers
 * find them by `grown`. Where that cannot be, as on a full disk, they are durable all the same and are read from here.
 * Whatever a crash leaves in the journal is sorted in by whoever opens the file next.
 */
export class Journal {
  private readonly database: Database;
  private readonly sql: ReturnType<typeof journalStatements>;
  private rows: string[] = [];
  private timer: NodeJS.Timeout | undefined;
  /** Called with the error when sorting in fails, once until it succeeds again. */
  private readonly reportError: (error: unknown) => void;
  private isStuck = false;

  constructor(database: Database, reportError: (error: unknown) => void = () => undefined) {
    this.database = database;
    this.reportError = reportError;
    database.exec(`${GROWN}; ${SORTING}; DELETE FROM grown; INSERT INTO grown ${lastLineOf(JOURNAL_LINES)}`);
    this.sql = journalStatements(database);
    if (!this.settle()) this.sortLater(SORT_EVERY);
  }

  /** Within a transaction: adds lines, as JSON, if the match has exactly `expected`; false if it has not. */
  append(match: number, expected: number, lines: readonly string[], over: boolean): boolean {
    const known = this.sql.length.get(match) as { length: number } | undefined;
    if (known?.length !== expected) return false;
    const [last, now] = [over ? 1 : 0, Date.now()];
    for (const [i, line] of lines.entries())
      this.rows.push(`[${match},${expected + i},${last},${now},${line}]`);
    if (lines.length > 0) this.sql.grow.run(match, expected + lines.length, last, now);
    return true;
  }

  /** At the end of a transaction: what was added is part of it. */
  closing(): void {
    if (this.rows.length === 0) return;
    this.sql.add.run(`[${this.rows.join(',')}]`);
    this.rows = [];
    this.sortLater(SORT_EVERY);
  }

  /** Nothing of the last transaction has happened. */
  undone(): void {
    this.rows = [];
  }

  /** Whether a match has lines that are not where they belong. */
  holds(match: number): boolean {
    return this.sql.isGrown.get(match) !== undefined;
  }

  /** Within a transaction: a match is gone. */
  forget(match: number): void {
    this.closing();
    if (this.holds(match)) this.sortIn(Number.POSITIVE_INFINITY);
    this.sql.shrink.run(match);
  }

  /** Outside of any transaction: all lines are where they belong, if that can be now. */
  settle(): boolean {
    for (;;) {
      const sorted = this.sort(PORTION);
      if (sorted !== 'some') return sorted === 'all';
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.settle();
  }

  /** A portion in a transaction of its own. It is not synced: the journal's rows go only when the lines are there. */
  private sort(bytes: number): Sorted {
    if (this.sql.rows.get() === undefined) return 'all';
    try {
      this.database.exec('BEGIN IMMEDIATE');
      const isAll = this.sortIn(bytes);
      this.database.exec('COMMIT');
      this.isStuck = false;
      return isAll ? 'all' : 'some';
    } catch (error) {
      rollBack(this.database);
      if (!this.isStuck) this.reportError(error);
      this.isStuck = true;
      return 'none';
    }
  }

  /** Within a transaction: sorts in the oldest rows, of that many bytes together; true if those are all. */
  private sortIn(bytes: number): boolean {
    const rows = this.sql.rows.all() as { key: number; bytes: number }[];
    let [count, sum] = [0, 0];
    for (; count < rows.length && (count === 0 || sum < bytes); count++) sum += rows[count]?.bytes ?? 0;
    const last = rows[count - 1];
    if (!last) return true;
    this.sql.take.run(last.key);
    this.database.exec(SORT_IN);
    this.sql.remove.run(last.key);
    return count === rows.length;
  }

  private sortLater(wait: number): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      const sorted = this.sort(PORTION);
      if (sorted !== 'all') this.sortLater(sorted === 'some' ? 0 : SORT_EVERY);
    }, wait).unref();
  }
}
