import { copyFileSync, mkdirSync, readFileSync, statSync, truncateSync } from 'node:fs';
import type { LogLine } from '@tavolata/table';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/storage/database.ts';
import type { Disk } from '../../src/storage/group-commit.ts';
import { type Database, databaseFile, walOf } from '../../src/storage/sqlite.ts';
import { SqliteStorage } from '../../src/storage/storage.ts';
import { TableIndex } from '../../src/storage/table-index.ts';
import { WalDisk } from '../../src/storage/wal.ts';
import { newFolder } from '../kit/folder.ts';
import { headerOf } from '../kit/header.ts';

const line = (at: number): LogLine => ({ entry: { t: 'leave', seat: 'a' }, at });

/** Syncs when the test says so, and then has what a disk would have after a power cut. */
class TestDisk implements Disk {
  /** The end of what the last sync covered. */
  durable = 0;
  readonly folder: string;
  private readonly waiting: { readonly covers: number; done(): void; failed(error: Error): void }[] = [];

  constructor(folder: string) {
    this.folder = folder;
    this.durable = this.written;
  }

  get written(): number {
    return statSync(walOf(databaseFile(this.folder))).size;
  }

  get syncing(): number {
    return this.waiting.length;
  }

  sync(): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ covers: this.written, done, failed });
    });
  }

  syncNow(): void {
    this.durable = this.written;
  }

  tidy(): undefined {
    return undefined;
  }

  close(): void {
    this.waiting.length = 0;
  }

  finish(): void {
    const syncing = this.waiting.shift();
    if (!syncing) return;
    this.durable = syncing.covers;
    syncing.done();
  }

  fail(error: Error): void {
    this.waiting.shift()?.failed(error);
  }

  /** A folder as a power cut would leave it now: of the WAL, what was synced, though the rest may be lost or not. */
  afterPowerCut(): string {
    const [from, folder] = [databaseFile(this.folder), newFolder()];
    mkdirSync(folder);
    const to = databaseFile(folder);
    copyFileSync(from, to);
    copyFileSync(walOf(from), walOf(to));
    truncateSync(walOf(to), this.durable);
    return folder;
  }
}

function opened() {
  const folder = newFolder();
  const database = openDatabase(folder);
  const disk = new TestDisk(folder);
  const lost: unknown[] = [];
  const storage = new SqliteStorage(database, { disk, lost: error => lost.push(error) });
  return { folder, database, disk, storage, lost };
}

const turn = () => new Promise(resolve => setImmediate(resolve));

/** Until that is done, with a disk that does its work at once. */
async function written<T>(disk: TestDisk, work: Promise<T>): Promise<T> {
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await turn();
    disk.finish();
  }
  return work;
}

const linesOf = (database: Database, id: string): number =>
  (
    database
      .prepare('SELECT count(*) AS n FROM lines l JOIN matches m ON m.key = l.match WHERE id = ?')
      .get(id) as { n: number }
  ).n;

describe('a power cut', () => {
  it('takes back nothing that was acknowledged, whenever it comes', async () => {
    const { disk, storage } = opened();
    const ids = ['one', 'two', 'three'];
    await written(disk, Promise.all(ids.map(id => storage.create(headerOf(id)))));
    const acknowledged = new Map(ids.map(id => [id, 0]));
    const asked = new Map(ids.map(id => [id, 0]));
    const append = (id: string): void => {
      const n = asked.get(id) ?? 0;
      asked.set(id, n + 1);
      void storage.append(id, n, [line(n)], false)?.then(() => acknowledged.set(id, n + 1));
    };
    let most = 0;
    for (let step = 0; step < 60; step++) {
      append(ids[step % 3] as string);
      if (step % 4 === 1) append(ids[(step + 1) % 3] as string);
      await turn();
      if (step % 3 === 2) disk.finish();
      await turn();
      if (step % 10 === 5) storage.settle();
      // Committed while a sync is under way that does not cover it.
      if (step % 5 === 1) storage.group.flush();
      const known = new Map(acknowledged);
      const database = openDatabase(disk.afterPowerCut());
      const survivor = new SqliteStorage(database);
      for (const id of ids) {
        const kept = (await survivor.load(id))?.lines ?? [];
        expect(kept.length, `${id} at step ${step}`).toBeGreaterThanOrEqual(known.get(id) ?? 0);
        expect(kept).toEqual(kept.map((_, n) => line(n)));
      }
      most = Math.max(most, ...known.values());
      survivor.close();
      database.close();
    }
    expect(most).toBeGreaterThan(10);
  });

  it('would take back what is committed only: so that is not acknowledged', async () => {
    const { disk, storage } = opened();
    await written(disk, storage.create(headerOf('one')));
    let isTold = false;
    void storage.append('one', 0, [line(1)], false)?.then(() => {
      isTold = true;
    });
    await turn();
    await turn();
    expect([disk.syncing, isTold]).toEqual([1, false]);
    const database = openDatabase(disk.afterPowerCut());
    expect(linesOf(database, 'one')).toBe(0);
    database.close();
    disk.finish();
    await turn();
    expect(isTold).toBe(true);
  });

  it('is not told of by a table that was loaded in between', async () => {
    const { disk, storage } = opened();
    await written(disk, storage.create(headerOf('one')));
    void storage.append('one', 0, [line(1)], false);
    await turn();
    let loaded: unknown;
    void storage.load('one').then(stored => {
      loaded = stored?.lines;
    });
    await turn();
    expect(loaded).toBeUndefined();
    disk.finish();
    await turn();
    await turn();
    // What the load waits for was committed after that sync began.
    disk.finish();
    await turn();
    expect(loaded).toEqual([line(1)]);
  });
});

describe('a slow disk', () => {
  it('keeps nobody from reading, and what comes meanwhile shares the next sync', async () => {
    const { disk, storage, database } = opened();
    const tableIndex = new TableIndex(database, storage);
    await written(disk, storage.create(headerOf('one')));
    await written(disk, storage.claimSeat('one', 'a', 'ada'));
    const told: number[] = [];
    for (const n of [0, 1, 2, 3]) {
      void storage.append('one', n, [line(n)], false)?.then(() => told.push(n));
      await turn();
    }
    expect([disk.syncing, told]).toEqual([1, []]);
    expect(tableIndex.tablesOf('ada').map(({ id }) => id)).toEqual(['one']);
    disk.finish();
    await turn();
    await turn();
    expect([disk.syncing, told]).toEqual([1, [0]]);
    disk.finish();
    await turn();
    expect([disk.syncing, told]).toEqual([0, [0, 1, 2, 3]]);
  });
});

describe('a sync that fails', () => {
  it('ends it: nobody is told anything, nothing is tried again, and whoever runs the server is', async () => {
    const { disk, storage, lost } = opened();
    await written(disk, storage.create(headerOf('one')));
    const settled: string[] = [];
    const ask = (name: string, asked: Promise<unknown> | undefined): void => {
      asked?.then(
        () => settled.push(`${name} done`),
        (error: Error) => settled.push(`${name} ${error.name}`),
      );
    };
    ask('first', storage.append('one', 0, [line(1)], false));
    await turn();
    ask('second', storage.append('one', 1, [line(2)], false));
    await turn();
    disk.fail(new Error('EIO'));
    await turn();
    ask('third', storage.append('one', 1, [line(3)], false));
    await turn();
    // Of the first nobody knows; the others were never begun.
    expect(settled).toEqual(['second NotSaved', 'third NotSaved']);
    expect(lost).toEqual([new Error('EIO')]);
    expect(disk.syncing).toBe(0);
  });
});

describe('the WAL', () => {
  it('is one file all the time, and begun anew again and again while others write', async () => {
    const folder = newFolder();
    const database = openDatabase(folder);
    const storage = new SqliteStorage(database, { disk: new WalDisk(databaseFile(folder), 16) });
    await storage.create(headerOf('one'));
    const wal = walOf(databaseFile(folder));
    const { ino } = statSync(wal);
    /** Which of the WALs it is, by its header. */
    const number = (): number => readFileSync(wal).readUInt32BE(12);
    const first = number();
    for (let n = 0; number() < first + 3; n++) await storage.append('one', n, [line(n)], false);
    storage.close();
    expect(statSync(wal)).toMatchObject({ ino, size: 0 });
    database.close();
  }, 60_000);

  it('is empty after a stop in good order: the database is whole without it', async () => {
    const folder = newFolder();
    const database = openDatabase(folder);
    const storage = new SqliteStorage(database);
    await storage.create(headerOf('one'));
    await storage.append('one', 0, [line(1), line(2)], false);
    storage.close();
    database.close();
    const alone = newFolder();
    mkdirSync(alone);
    copyFileSync(databaseFile(folder), databaseFile(alone));
    const copy = openDatabase(alone);
    expect((await new SqliteStorage(copy).load('one'))?.lines).toEqual([line(1), line(2)]);
    copy.close();
  });
});
