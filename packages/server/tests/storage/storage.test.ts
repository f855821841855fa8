import { type LogLine, StorageConflict } from '@tavolata/table';
import { storageContract } from '@tavolata/table/contracts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { People } from '../../src/people/people.ts';
import { openDatabase } from '../../src/storage/database.ts';
import type { Database } from '../../src/storage/sqlite.ts';
import { SqliteStorage } from '../../src/storage/storage.ts';
import { TableIndex } from '../../src/storage/table-index.ts';
import { newFolder } from '../kit/folder.ts';
import { headerOf } from '../kit/header.ts';

storageContract('SQLite', async () => {
  const folder = newFolder();
  return {
    storage: new SqliteStorage(openDatabase(folder), { checkpointEvery: 1 }),
    // Without closing the first: as after a crash.
    reopen: async () => new SqliteStorage(openDatabase(folder)),
  };
});

const line = (at: number): LogLine => ({ entry: { t: 'leave', seat: 'a' }, at });

/** A storage that counts its commits. */
function counted(database: Database = openDatabase(newFolder())) {
  const commits: number[] = [];
  const complaints: string[] = [];
  const storage = new SqliteStorage(database, {
    observer: { committed: writes => commits.push(writes) },
    unsorted: error => complaints.push(String(error)),
  });
  return { storage, commits, complaints, database };
}

describe('group commit', () => {
  it('puts all writes of one turn into one transaction', async () => {
    const { storage, commits } = counted();
    await Promise.all(['one', 'two', 'three'].map(id => storage.create(headerOf(id))));
    await Promise.all(['one', 'two', 'three'].map(id => storage.append(id, 0, [line(1)], false)));
    expect(commits).toEqual([3, 3]);
  });

  it('lets a conflict fail alone', async () => {
    const { storage, commits } = counted();
    await storage.create(headerOf('one'));
    const settled = await Promise.allSettled([
      storage.append('one', 0, [line(1)], false),
      storage.append('one', 5, [line(2)], false),
      storage.append('none', 0, [line(3)], false),
      storage.append('one', 1, [line(4)], false),
    ]);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(settled[1]).toMatchObject({ reason: expect.any(StorageConflict) });
    expect((await storage.load('one'))?.lines).toEqual([line(1), line(4)]);
    expect(commits).toEqual([1, 4]);
  });

  it('does nothing at all if the transaction fails, and works again afterwards', async () => {
    const { storage, database } = counted();
    await storage.create(headerOf('one'));
    database.exec(
      "CREATE TRIGGER full BEFORE INSERT ON journal BEGIN SELECT raise(ABORT, 'the disk is full'); END",
    );
    const settled = await Promise.allSettled([
      storage.create(headerOf('two')),
      storage.append('one', 0, [line(1)], true),
    ]);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await storage.load('two')).toBeUndefined();
    database.exec('DROP TRIGGER full');
    await Promise.all([storage.create(headerOf('two')), storage.append('one', 0, [line(1)], false)]);
    expect((await storage.load('one'))?.lines).toEqual([line(1)]);
  });

  it('lets a write that breaks fail alone, whatever it had done by then', async () => {
    const { storage, commits, database } = counted();
    await Promise.all(['one', 'two'].map(id => storage.create(headerOf(id))));
    const settled = await Promise.allSettled([
      storage.append('one', 0, [line(1)], false),
      storage.claimSeat('one', 'a', 'ada'),
      storage.group.write(() => {
        database.exec("UPDATE matches SET game = 'none'");
        database.exec("INSERT INTO statuses (match, data) VALUES (99, '')");
      }),
      storage.append('two', 0, [line(2)], false),
      storage.append('one', 1, [line(3)], false),
      storage.append('one', 1, [line(4)], false),
    ]);
    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
    expect(settled[2]).toMatchObject({ reason: { message: expect.stringContaining('FOREIGN KEY') } });
    expect(settled[5]).toMatchObject({ reason: expect.any(StorageConflict) });
    expect(await storage.load('one')).toMatchObject({ lines: [line(1), line(3)], claims: { a: 'ada' } });
    expect((await storage.load('two'))?.lines).toEqual([line(2)]);
    expect(storage.gameOf('one')).toBe('boss-monster');
    expect(commits.slice(1)).toEqual([1, 1, 1, 1, 1]);
  });

  it('refuses what comes after the end', async () => {
    const { storage } = counted();
    const last = storage.create(headerOf('one'));
    storage.close();
    await last;
    await expect(storage.create(headerOf('two'))).rejects.toThrow('closed');
  });
});

describe('the journal', () => {
  const count = (database: Database, table: string): number =>
    (database.prepare(`SELECT count(*) AS n FROM ${table}`).get() as { n: number }).n;

  it('takes the lines of many matches as one row, and nobody who reads can tell', async () => {
    const { storage, database } = counted();
    await Promise.all(['one', 'two'].map(id => storage.create(headerOf(id))));
    await Promise.all([
      storage.append('one', 0, [line(1), line(2)], false),
      storage.append('two', 0, [line(3)], false),
    ]);
    await storage.append('one', 2, [line(4)], true);
    expect([count(database, 'journal'), count(database, 'lines')]).toEqual([2, 0]);
    const listed = await storage.list({});
    expect(listed.map(({ header, length, over }) => [header.id, length, over]).sort()).toEqual([
      ['one', 3, true],
      ['two', 1, false],
    ]);
    expect((await storage.load('one'))?.lines).toEqual([line(1), line(2), line(4)]);
    // Whoever reads writes nothing.
    expect([count(database, 'journal'), count(database, 'lines')]).toEqual([2, 0]);
    storage.settle();
    expect([count(database, 'journal'), count(database, 'lines')]).toEqual([0, 4]);
    expect((await storage.load('one'))?.lines).toEqual([line(1), line(2), line(4)]);
  });

  it('is sorted in by portions, and a match whose lines lie in both places is read all the same', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { storage, database } = counted();
    await Promise.all(['one', 'two'].map(id => storage.create(headerOf(id))));
    const long = (at: number) => ({ ...line(at), note: 'x'.repeat(60_000) });
    const told = [1, 2, 3, 4, 5, 6].map(long);
    for (const [i, each] of told.entries()) await storage.append('one', i, [each], i === 5);
    await vi.advanceTimersByTimeAsync(2000);
    const left = count(database, 'journal');
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(6);
    expect((await storage.load('one'))?.lines).toEqual(told);
    expect((await storage.list({ over: true })).map(({ length }) => length)).toEqual([6]);
    await vi.advanceTimersByTimeAsync(100);
    expect([count(database, 'journal'), count(database, 'lines'), count(database, 'temp.grown')]).toEqual([
      0, 6, 0,
    ]);
    expect((await storage.load('one'))?.lines).toEqual(told);
    expect((await storage.list({ over: true })).map(({ length }) => length)).toEqual([6]);
  });

  it('that a crash has left behind is sorted in by whoever comes next', async () => {
    const folder = newFolder();
    const { storage } = counted(openDatabase(folder));
    await storage.create(headerOf('one'));
    await storage.append('one', 0, [line(1)], false);
    const database = openDatabase(folder);
    const next = new SqliteStorage(database);
    expect([count(database, 'journal'), count(database, 'lines')]).toEqual([0, 1]);
    await next.append('one', 1, [line(2)], false);
    expect((await next.load('one'))?.lines).toEqual([line(1), line(2)]);
  });

  it('that cannot be sorted in is read where it is, now and by whoever opens the file next, and that is told once', async () => {
    const { storage, complaints, database } = counted();
    const tableIndex = new TableIndex(database, storage);
    for (const id of ['one', 'two']) {
      await storage.create(headerOf(id));
      await storage.claimSeat(id, 'a', 'ada');
    }
    await storage.append('one', 0, [line(1)], false);
    await storage.load('one');
    const since = Date.now();
    storage.settle();
    database.exec("CREATE TRIGGER full BEFORE INSERT ON lines BEGIN SELECT raise(ABORT, 'full'); END");
    await storage.append('one', 1, [line(2), line(3)], false);
    await storage.append('two', 0, [line(4)], false);
    await storage.append('one', 3, [line(5)], true);
    for (let i = 0; i < 3; i++) storage.settle();
    const told = async (known: SqliteStorage) => ({
      lines: [await known.load('one'), await known.load('two')].map(stored => stored?.lines),
      listed: (await known.list({})).map(({ header, length, over }) => [header.id, length, over]).sort(),
      over: (await known.list({ over: true })).map(({ header }) => header.id),
      mine: tableIndex.tablesOf('ada').map(({ id, over, touched }) => [id, over, touched >= since]),
      running: tableIndex.running(since).map(({ id }) => id),
      outdated: tableIndex.outdated({ untouchedSince: since, unheldSince: 0 }),
    });
    const truth = {
      lines: [[line(1), line(2), line(3), line(5)], [line(4)]],
      listed: [
        ['one', 4, true],
        ['two', 1, false],
      ],
      over: ['one'],
      mine: [
        ['one', true, true],
        ['two', false, true],
      ],
      running: ['two'],
      outdated: [],
    };
    const sorted = ({ mine, ...rest }: Awaited<ReturnType<typeof told>>) => ({ ...rest, mine: mine.sort() });
    expect(sorted(await told(storage))).toEqual(truth);
    expect(complaints).toEqual([expect.stringContaining('full')]);
    storage.close();
    const next = new SqliteStorage(database);
    expect(sorted(await told(next))).toEqual(truth);
    await expect(next.append('two', 0, [line(6)], false)).rejects.toBeInstanceOf(StorageConflict);
    database.exec('DROP TRIGGER full');
    await next.append('two', 1, [line(6)], false);
    expect((await next.load('two'))?.lines).toEqual([line(4), line(6)]);
    next.settle();
    expect((await next.load('two'))?.lines).toEqual([line(4), line(6)]);
    expect([count(database, 'journal'), count(database, 'lines')]).toEqual([0, 6]);
  });

  it('knows how long a match is after a transaction that failed', async () => {
    const { storage, database } = counted();
    await storage.create(headerOf('one'));
    await storage.append('one', 0, [line(1)], false);
    database.exec("CREATE TRIGGER full BEFORE INSERT ON journal BEGIN SELECT raise(ABORT, 'full'); END");
    await expect(storage.append('one', 1, [line(2)], false)).rejects.toThrow('full');
    database.exec('DROP TRIGGER full');
    await expect(storage.append('one', 2, [line(3)], false)).rejects.toBeInstanceOf(StorageConflict);
    await storage.append('one', 1, [line(2)], false);
    expect((await storage.load('one'))?.lines).toEqual([line(1), line(2)]);
  });

  it('remembers nothing of a match once its lines are where they belong', async () => {
    const { storage, database } = counted();
    await storage.create(headerOf('one'));
    await storage.append('one', 0, [line(1)], false);
    storage.settle();
    database.exec('DELETE FROM lines; UPDATE matches SET length = 0');
    await storage.append('one', 0, [line(2)], false);
    expect((await storage.load('one'))?.lines).toEqual([line(2)]);
  });

  it('holds nothing of a match that is deleted in the same turn', async () => {
    const { storage, database } = counted();
    await Promise.all(['one', 'two'].map(id => storage.create(headerOf(id))));
    await Promise.all([
      storage.append('one', 0, [line(1)], false),
      storage.delete('one'),
      storage.append('two', 0, [line(2)], false),
    ]);
    await storage.create(headerOf('one'));
    expect((await storage.load('one'))?.lines).toEqual([]);
    expect((await storage.load('two'))?.lines).toEqual([line(2)]);
    storage.settle();
    expect((await storage.load('one'))?.lines).toEqual([]);
    expect(count(database, 'lines')).toBe(1);
  });
});

it('the short numbers of matches are not all remembered, however many there were', async () => {
  const { storage, database } = counted();
  await storage.create(headerOf('first'));
  await Promise.all(Array.from({ length: 10_000 }, (_, i) => storage.create(headerOf(`${i}`))));
  database.exec("UPDATE matches SET id = 'other' WHERE id = 'first'");
  expect(storage.keyOf('first')).toBeUndefined();
  expect(storage.keyOf('9999')).toBe(10_001);
});

describe('a device that comes in by a seat link', () => {
  it('finds it closed if it was withdrawn in the same moment, and nobody else is any the worse', async () => {
    const { storage, commits, database } = counted();
    const people = new People(database, storage);
    await Promise.all(['one', 'two'].map(id => storage.create(headerOf(id))));
    await people.makeLink({ hash: 'link', table: 'one', kind: 'seat', seat: 'a' });
    const settled = await Promise.allSettled([
      storage.append('two', 0, [line(1)], false),
      people.removeLink('link'),
      people.addDevice('one', 'a', 'eve', 'link'),
    ]);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(settled[2]).toMatchObject({ reason: { code: 'unknown-link' } });
    expect(people.holdersOf('one', 'a')).toEqual([]);
    expect(commits.at(-1)).toBe(3);
  });
});

describe('a status', () => {
  const statusOf = (tableIndex: TableIndex): unknown => tableIndex.tablesOf('ada')[0]?.status;

  it('is the last of those that came soon after each other', async () => {
    const { storage, database } = counted();
    const tableIndex = new TableIndex(database, storage);
    await storage.create(headerOf('one'));
    await storage.claimSeat('one', 'a', 'ada');
    for (const n of [1, 2, 3]) tableIndex.setStatus('one', { n });
    await storage.hasten('one', async () => undefined);
    storage.group.flush();
    expect(statusOf(tableIndex)).toBe('{"n":3}');
  });

  it('that could not be written does not keep the next from it', async () => {
    const { storage, database } = counted();
    const tableIndex = new TableIndex(database, storage);
    await storage.create(headerOf('one'));
    await storage.claimSeat('one', 'a', 'ada');
    storage.hurry();
    // Nothing is begun within something that is under way already: not even the work is tried.
    database.exec('BEGIN');
    tableIndex.setStatus('one', { n: 1 });
    storage.group.flush();
    database.exec('ROLLBACK');
    tableIndex.setStatus('one', { n: 2 });
    storage.group.flush();
    expect(statusOf(tableIndex)).toBe('{"n":2}');
  });
});

describe('a checkpoint', () => {
  const checkpoint = (at: number) => ({ at, rules: '1', schema: 1, state: {}, deeds: [], digest: `${at}` });

  it('waits for a newer one, and all are told when that is written', async () => {
    const database = openDatabase(newFolder());
    const storage = new SqliteStorage(database, { checkpointEvery: 3_600_000 });
    await storage.create(headerOf('one'));
    const written = [1, 2, 3].map(at => storage.checkpoint('one', checkpoint(at), []));
    expect((await storage.load('one'))?.checkpoint).toBeUndefined();
    storage.hurry();
    await Promise.all(written);
    expect((await storage.load('one'))?.checkpoint).toEqual(checkpoint(3));
    await storage.checkpoint('one', checkpoint(4), []);
    expect((await storage.load('one'))?.checkpoint).toEqual(checkpoint(4));
  });
});
