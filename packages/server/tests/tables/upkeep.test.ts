import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ListedSeat } from '@tavolata/protocol';
import { ManualClock } from '@tavolata/table';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openMemoryDatabase } from '../../src/storage/memory.ts';
import { type Database, openFile } from '../../src/storage/sqlite.ts';
import { SqliteStorage } from '../../src/storage/storage.ts';
import { TableIndex } from '../../src/storage/table-index.ts';
import type { TableStatus } from '../../src/tables/status.ts';
import type { TableRegistry } from '../../src/tables/table-registry.ts';
import { UnreadableTable } from '../../src/tables/unreadable.ts';
import { Upkeep } from '../../src/tables/upkeep.ts';
import { Guest, me, open } from '../kit/guest.ts';
import { headerOf } from '../kit/header.ts';
import { serve } from '../kit/server.ts';

const NOTICE_AFTER = 30_000;
const HOUR = 3_600_000;
const NOW = 1000 * HOUR;

const ada: ListedSeat = { seat: 'a', who: 'person', name: 'Ada', left: false };
const clank: ListedSeat = { seat: 'b', who: 'bot', name: 'Clank', level: 'easy', left: false };
const waitingFor = (...waiting: TableStatus['waiting']): TableStatus => ({
  phase: 'playing',
  seats: [ada, clank],
  waiting,
});
const CLOCK = { budget: HOUR, bonus: 0, warning: 0, patience: 0 };

interface Kept {
  readonly status?: TableStatus;
  readonly clock?: typeof CLOCK;
  /** How long before the last of them it was touched. */
  readonly ago?: number;
}

/** Which of these are taken up after a restart. */
async function takenUp(
  tables: Readonly<Record<string, Kept>>,
  noticeAfter = NOTICE_AFTER,
): Promise<string[]> {
  const database = openMemoryDatabase();
  const storage = new SqliteStorage(database, { checkpointEvery: 0 });
  const tableIndex = new TableIndex(database, storage);
  const touch = database.prepare('UPDATE matches SET touched = ? WHERE id = ?');
  for (const [id, { status, clock, ago = HOUR }] of Object.entries(tables)) {
    await storage.create({ ...headerOf(id), ...(clock && { clock }) });
    if (status) tableIndex.setStatus(id, status);
    storage.group.flush();
    touch.run(NOW - ago, id);
  }
  const opened: string[] = [];
  const registry = { open: async (id: string) => void opened.push(id) } as unknown as TableRegistry;
  const clock = new ManualClock(NOW);
  const log = pino({ level: 'silent' });
  await new Upkeep({
    ...{ registry, tableIndex, clock, log },
    retentionDays: undefined,
    noticeAfter,
  }).resumeTables();
  return opened.sort();
}

interface Clearing {
  /** How long ago everything was written. */
  readonly ago: number;
  readonly retentionDays?: number;
  /** How often it is looked for what is too old: once an hour. */
  readonly looks?: number;
  readonly backUp?: () => Promise<string>;
}

/** Which of these are cleared away, and what is said about it. */
async function clearing(
  fill: (storage: SqliteStorage, database: Database) => Promise<unknown>,
  { ago, retentionDays, looks = 1, backUp }: Clearing,
) {
  const database = openMemoryDatabase();
  const storage = new SqliteStorage(database);
  const tableIndex = new TableIndex(database, storage);
  await fill(storage, database);
  const deleted: string[] = [];
  const errors: string[] = [];
  const remove = async (id: string) => {
    deleted.push(id);
    await storage.delete(id);
  };
  const registry = { live: new Map(), delete: remove } as unknown as TableRegistry;
  const clock = new ManualClock(Date.now() + ago);
  const log = pino({ level: 'error' }, { write: text => void errors.push(text) });
  const upkeep = new Upkeep({
    ...{ registry, tableIndex, clock, log, retentionDays, noticeAfter: NOTICE_AFTER },
    ...(backUp && { backUp }),
  });
  for (let look = 0; look < looks; look++) await upkeep.deleteOutdated();
  return { deleted: deleted.sort(), errors };
}

const cleared = async (...args: Parameters<typeof clearing>) => (await clearing(...args)).deleted;

describe('cleared away', () => {
  /** Of the last two, the first was full of people once, and whoever founded the other never got a seat. */
  async function tables(storage: SqliteStorage): Promise<void> {
    for (const id of ['held', 'left', 'unheld']) await storage.create(headerOf(id));
    await storage.claimSeat('held', 'a', 'ada');
    await storage.append('left', 0, [{ entry: { t: 'start' }, at: 1 }], false);
  }

  it('are tables that nobody ever held, once it is certain that nobody will', async () => {
    expect(await cleared(tables, { ago: 2 * HOUR })).toEqual(['unheld']);
    expect(await cleared(tables, { ago: HOUR / 2 })).toEqual([]);
  });

  it('are others only when they were not touched for as long as they are to be kept', async () => {
    const three = async (storage: SqliteStorage) => {
      await tables(storage);
      await storage.claimSeat('unheld', 'a', 'bruno');
    };
    const all = { retentionDays: 1, looks: 25 };
    expect(await cleared(three, { ago: 25 * HOUR, ...all })).toEqual(['held', 'left', 'unheld']);
    expect(await cleared(three, { ago: 23 * HOUR, ...all })).toEqual([]);
  });
});

describe('a clock that may have jumped', () => {
  const DAYS_60 = { ago: 60 * 24 * HOUR, retentionDays: 30 };

  /** So many of long ago, and others of a moment ago if the clock is right. */
  const tables = (old: number, fresh: number) => async (storage: SqliteStorage, database: Database) => {
    for (let i = 0; i < old + fresh; i++) {
      await storage.create(headerOf(`${i}`));
      await storage.claimSeat(`${i}`, 'a', 'ada');
    }
    database.exec(`UPDATE matches SET touched = ${Date.now() + DAYS_60.ago} WHERE key > ${old}`);
  };

  it('deletes nothing for a day, and says so once', async () => {
    const { deleted, errors } = await clearing(tables(3, 0), { ...DAYS_60, looks: 24 });
    expect(deleted).toEqual([]);
    expect(errors).toEqual([expect.stringContaining('is the clock right?')]);
  });

  it('nor does somebody who plays meanwhile make it trusted', async () => {
    const { deleted, errors } = await clearing(tables(30, 1), { ...DAYS_60, looks: 24 });
    expect([deleted, errors.length]).toEqual([[], 1]);
  });

  it('is believed after a day of running', async () => {
    const { deleted, errors } = await clearing(tables(3, 1), { ...DAYS_60, looks: 25 });
    expect([deleted.length, errors.length]).toEqual([3, 1]);
  });

  it('is believed only once everything was copied', async () => {
    const failing = () => Promise.reject(new Error('the disk is full'));
    const { deleted, errors } = await clearing(tables(3, 1), { ...DAYS_60, looks: 25, backUp: failing });
    expect([deleted, errors.length]).toEqual([[], 2]);
  });

  it('leaves a copy of what a real server deletes on its word', async () => {
    const server = await serve({ RETENTION_DAYS: '30' });
    const { id } = await new Guest(server).create([me('Ada'), open]);
    await server.close();
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() + DAYS_60.ago });
    onTestFinished(() => void vi.useRealTimers());
    await server.restart();
    const backups = join(server.config.dataDir, 'backups');
    const isThere = (folder: string, file: string): boolean => {
      const database = openFile(join(folder, file));
      const row = database.prepare('SELECT id FROM matches WHERE id = ?').get(id);
      database.close();
      return row !== undefined;
    };
    for (let hour = 0; hour < 24; hour++) {
      expect([isThere(server.config.dataDir, 'tavolata.db'), existsSync(backups)]).toEqual([true, false]);
      vi.advanceTimersByTime(HOUR);
    }
    await vi.waitUntil(() => !isThere(server.config.dataDir, 'tavolata.db'), { timeout: 20_000 });
    const [copy] = readdirSync(backups);
    expect(isThere(backups, copy as string)).toBe(true);
  });

  it('is not one where most is younger: what is old goes at once', async () => {
    const { deleted, errors } = await clearing(tables(3, 3), DAYS_60);
    expect([deleted.length, errors.length]).toEqual([3, 0]);
  });
});

it('a table that is played while others are cleared away stays', async () => {
  const database = openMemoryDatabase();
  const storage = new SqliteStorage(database);
  for (const id of ['first', 'second']) {
    await storage.create(headerOf(id));
    await storage.claimSeat(id, 'a', 'ada');
  }
  // More that are not old: these two are no reason to doubt the clock.
  for (const id of ['third', 'fourth', 'fifth']) {
    await storage.create(headerOf(id));
    await storage.claimSeat(id, 'a', 'ada');
  }
  database.exec("UPDATE matches SET touched = 1 WHERE id IN ('first', 'second')");
  const deleted: string[] = [];
  const remove = async (id: string): Promise<void> => {
    deleted.push(id);
    if (id === 'first') await storage.append('second', 0, [{ entry: { t: 'start' }, at: 1 }], false);
  };
  await new Upkeep({
    registry: { live: new Map(), delete: remove } as unknown as TableRegistry,
    tableIndex: new TableIndex(database, storage),
    clock: new ManualClock(Date.now()),
    log: pino({ level: 'silent' }),
    ...{ retentionDays: 1, noticeAfter: NOTICE_AFTER },
  }).deleteOutdated();
  expect(deleted).toEqual(['first']);
});

describe('after a restart', () => {
  it('tables are taken up where a bot has something to do', async () => {
    const tables = {
      last: { status: waitingFor('a'), ago: 0 },
      bots: { status: waitingFor('a', 'b') },
      clocks: { status: waitingFor('a'), clock: CLOCK },
      people: { status: waitingFor('a') },
      gathering: { status: { ...waitingFor(), phase: 'gathering' }, clock: CLOCK },
    } as const;
    expect(await takenUp(tables)).toEqual(['bots', 'last']);
  });

  it('so are those of which nobody knows what they wait for, or whose people may not have been told', async () => {
    const status = waitingFor('a');
    const tables = {
      last: { status, ago: 0 },
      unknown: {},
      shortly: { status, ago: NOTICE_AFTER + 30_000 },
      before: { status, ago: 10 * NOTICE_AFTER },
    };
    expect(await takenUp(tables)).toEqual(['last', 'shortly', 'unknown']);
  });

  it('and those whose people are told some time after they could be', async () => {
    const status = waitingFor('a');
    const tables = {
      last: { status, ago: 0 },
      overdue: { status, ago: 1.2 * HOUR },
      told: { status, ago: 1.3 * HOUR },
    };
    expect(await takenUp(tables, HOUR)).toEqual(['last', 'overdue']);
  });

  it('those of long ago are not, whatever they wait for', async () => {
    const tables = { last: { ago: 0 }, abandoned: { status: waitingFor('b'), ago: 31 * 24 * HOUR } };
    expect(await takenUp(tables)).toEqual(['last']);
  });
});

describe('tables with clocks', () => {
  /** Which are taken up, with how often it was looked. */
  async function woken(
    due: Readonly<Record<string, number | undefined>>,
    { looks = 1, live = [] as readonly string[], error = undefined as Error | undefined } = {},
  ) {
    const database = openMemoryDatabase();
    const storage = new SqliteStorage(database, { checkpointEvery: 0 });
    const tableIndex = new TableIndex(database, storage);
    for (const [id, at] of Object.entries(due)) {
      await storage.create(headerOf(id));
      tableIndex.setDue(id, at);
    }
    storage.group.flush();
    const opened: string[] = [];
    const open = async (id: string): Promise<void> => {
      opened.push(id);
      if (error) throw error;
    };
    const registry = { open, live: new Map(live.map(id => [id, {}])) } as unknown as TableRegistry;
    const log = pino({ level: 'silent' });
    const clock = new ManualClock(NOW);
    const upkeep = new Upkeep({ registry, tableIndex, clock, log, retentionDays: undefined, noticeAfter: 0 });
    for (let look = 0; look < looks; look++) await upkeep.wakeDue();
    return opened;
  }

  it('are taken up a while before they are due, the earliest first', async () => {
    const due = { soon: NOW + 100_000, later: NOW + HOUR, overdue: NOW - HOUR, never: undefined };
    expect(await woken(due)).toEqual(['overdue', 'soon']);
  });

  it('are left alone where they are in memory, or were due long ago', async () => {
    const due = { here: NOW, there: NOW, abandoned: NOW - 31 * 24 * HOUR };
    expect(await woken(due, { live: ['here'] })).toEqual(['there']);
  });

  it('are not tried again if they never can be taken up, and are if they can', async () => {
    expect(await woken({ one: NOW }, { looks: 3, error: new UnreadableTable('nonsense') })).toEqual(['one']);
    expect(await woken({ one: NOW }, { looks: 3, error: new Error('busy') })).toHaveLength(3);
  });
});
