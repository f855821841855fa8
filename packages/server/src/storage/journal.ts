import { type Database, rollBack } from './database.ts';
import { grownBy, UNSORTED } from './unsorted.ts';

/** How long new lines stay where they were written down first, in milliseconds. */
const SORT_EVERY = 2000;

function journalStatements(database: Database) {
  return {
    add: database.prepare('INSERT INTO journal (data) VALUES (?)'),
    first: database.prepare('SELECT key FROM journal LIMIT 1'),
    length: database.prepare('SELECT length FROM matches WHERE key = ?'),
    grown: database.prepare(grownBy(UNSORTED)),
  };
}

const SORT_IN = `
  CREATE TEMP TABLE IF NOT EXISTS sorting (match INTEGER, n INTEGER, over INTEGER, touched INTEGER, data TEXT);
  INSERT INTO sorting ${UNSORTED};
  INSERT INTO lines (match, n, data) SELECT match, n, data FROM sorting ORDER BY match, n;
  UPDATE matches SET length = last.length, over = last.over, touched = last.touched
    FROM (${grownBy('SELECT * FROM sorting')}) last WHERE key = last.match;
  DELETE FROM sorting;
  DELETE FROM journal;`;

/**
 * Where new lines are durable first: those of one commit, of however many matches, share one row. Put among the lines of
 * its own match at once, each would cost a page of the disk; so they are sorted in later, many at a time, and before
 * somebody reads. Where that cannot be, as on a full disk, they are durable all the same and are read from here.
 * Whatever a crash leaves in the journal is sorted in by whoever opens the file next.
 */
export class Journal {
  private readonly database: Database;
  private readonly sql: ReturnType<typeof journalStatements>;
  private rows: string[] = [];
  /** How many lines each match has of which some may lie in the journal; of all others the database knows. */
  private readonly lengths = new Map<number, number>();
  /** What of it the open transaction has changed, as it was before. */
  private readonly before = new Map<number, number>();
  private timer: NodeJS.Timeout | undefined;
  /** Told why lines stay here, once until they no longer do. */
  private readonly complain: (error: unknown) => void;
  private isStuck = false;

  constructor(database: Database, complain: (error: unknown) => void = () => undefined) {
    this.database = database;
    this.complain = complain;
    this.sql = journalStatements(database);
    if (this.settle()) return;
    for (const { match, length } of this.sql.grown.all() as { match: number; length: number }[])
      this.lengths.set(match, length);
    this.sortLater();
  }

  /** Within a transaction: adds lines, as JSON, if the match has exactly so many; false if it has not. */
  append(match: number, expected: number, lines: readonly string[], over: boolean): boolean {
    if (this.length(match) !== expected) return false;
    this.remember(match, expected);
    const about = `${over ? 1 : 0},${Date.now()}`;
    for (const [i, line] of lines.entries()) this.rows.push(`[${match},${expected + i},${about},${line}]`);
    this.lengths.set(match, expected + lines.length);
    return true;
  }

  /** At the end of a transaction: what was added is part of it. */
  closing(): void {
    if (this.rows.length === 0) return;
    this.sql.add.run(`[${this.rows.join(',')}]`);
    this.rows = [];
    this.sortLater();
  }

  committed(): void {
    this.before.clear();
  }

  /** Nothing of the last transaction has happened. */
  undone(): void {
    this.rows = [];
    for (const [match, length] of this.before) this.lengths.set(match, length);
    this.before.clear();
  }

  /** Within a transaction: from here on all lines are where they belong. */
  sortIn(): void {
    this.closing();
    if (this.sql.first.get() !== undefined) this.database.exec(SORT_IN);
  }

  /** Outside of any transaction: the same in one of its own, if that can be now. */
  settle(): boolean {
    if (this.sql.first.get() === undefined) return true;
    try {
      this.database.exec('BEGIN IMMEDIATE');
      this.sortIn();
      this.database.exec('COMMIT');
      this.lengths.clear();
      this.isStuck = false;
    } catch (error) {
      rollBack(this.database);
      if (!this.isStuck) this.complain(error);
      this.isStuck = true;
    }
    return !this.isStuck;
  }

  /** Within a transaction: a match is gone. */
  forget(match: number): void {
    const length = this.lengths.get(match);
    if (length === undefined) return;
    this.remember(match, length);
    this.lengths.delete(match);
  }

  close(): void {
    clearTimeout(this.timer);
    this.settle();
  }

  private sortLater(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      if (!this.settle()) this.sortLater();
    }, SORT_EVERY).unref();
  }

  private remember(match: number, length: number): void {
    if (!this.before.has(match)) this.before.set(match, length);
  }

  private length(match: number): number | undefined {
    const row = () => this.sql.length.get(match) as { length: number } | undefined;
    return this.lengths.get(match) ?? row()?.length;
  }
}
