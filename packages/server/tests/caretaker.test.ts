import { ManualClock } from '@tavolata/table';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { Caretaker } from '../src/hall/caretaker.ts';
import type { Hall } from '../src/hall/hall.ts';
import type { Seated, Status } from '../src/hall/status.ts';
import { openFleeting } from '../src/storage/fleeting.ts';
import { Shelf } from '../src/storage/shelf.ts';
import { SqliteStorage } from '../src/storage/storage.ts';
import { headerOf } from './kit/header.ts';

const NOTICE_AFTER = 30_000;
const HOUR = 3_600_000;
const NOW = 1000 * HOUR;

const ada: Seated = { seat: 'a', who: 'person', name: 'Ada', left: false };
const clank: Seated = { seat: 'b', who: 'bot', name: 'Clank', level: 'easy', left: false };
const waitingFor = (...waiting: Status['waiting']): Status => ({
  phase: 'playing',
  seats: [ada, clank],
  waiting,
});
const CLOCK = { budget: HOUR, bonus: 0, warning: 0, patience: 0 };

interface Kept {
  readonly status?: Status;
  readonly clock?: typeof CLOCK;
  /** How long before the last of them it was touched. */
  readonly ago?: number;
}

/** Which of these are taken up after a restart. */
async function takenUp(
  tables: Readonly<Record<string, Kept>>,
  noticeAfter = NOTICE_AFTER,
): Promise<string[]> {
  const database = openFleeting();
  const storage = new SqliteStorage(database, { checkpointEvery: 0 });
  const shelf = new Shelf(database, storage);
  const touch = database.prepare('UPDATE matches SET touched = ? WHERE id = ?');
  for (const [id, { status, clock, ago = HOUR }] of Object.entries(tables)) {
    await storage.create({ ...headerOf(id), ...(clock && { clock }) });
    if (status) shelf.setStatus(id, status);
    storage.group.flush();
    touch.run(NOW - ago, id);
  }
  const opened: string[] = [];
  const hall = { open: async (id: string) => void opened.push(id) } as unknown as Hall;
  const clock = new ManualClock(NOW);
  const log = pino({ level: 'silent' });
  await new Caretaker({
    ...{ hall, shelf, clock, log },
    retentionDays: undefined,
    noticeAfter,
  }).takeUp();
  return opened.sort();
}

/** Which of these are cleared away. */
async function cleared(
  fill: (storage: SqliteStorage) => Promise<unknown>,
  ago: number,
  retentionDays?: number,
): Promise<string[]> {
  const database = openFleeting();
  const storage = new SqliteStorage(database);
  await fill(storage);
  const deleted: string[] = [];
  const hall = { live: new Map(), delete: async (id: string) => void deleted.push(id) } as unknown as Hall;
  const clock = new ManualClock(Date.now() + ago);
  const log = pino({ level: 'silent' });
  const shelf = new Shelf(database, storage);
  await new Caretaker({ hall, shelf, clock, log, retentionDays, noticeAfter: NOTICE_AFTER }).clear();
  return deleted.sort();
}

describe('cleared away', () => {
  /** Of the last two, the first was full of people once, and whoever founded the other never got a seat. */
  async function tables(storage: SqliteStorage): Promise<void> {
    for (const id of ['held', 'left', 'unheld']) await storage.create(headerOf(id));
    await storage.claimSeat('held', 'a', 'ada');
    await storage.append('left', 0, [{ entry: { t: 'start' }, at: 1 }], false);
  }

  it('are tables that nobody ever held, once it is certain that nobody will', async () => {
    expect(await cleared(tables, 2 * HOUR)).toEqual(['unheld']);
    expect(await cleared(tables, HOUR / 2)).toEqual([]);
  });

  it('are others only when they were not touched for as long as they are to be kept', async () => {
    const three = async (storage: SqliteStorage) => {
      await tables(storage);
      await storage.claimSeat('unheld', 'a', 'bruno');
    };
    expect(await cleared(three, 25 * HOUR, 1)).toEqual(['held', 'left', 'unheld']);
    expect(await cleared(three, 23 * HOUR, 1)).toEqual([]);
  });
});

it('a table that is played while others are cleared away stays', async () => {
  const database = openFleeting();
  const storage = new SqliteStorage(database);
  for (const id of ['first', 'second']) {
    await storage.create(headerOf(id));
    await storage.claimSeat(id, 'a', 'ada');
  }
  database.exec('UPDATE matches SET touched = 1');
  const deleted: string[] = [];
  const remove = async (id: string): Promise<void> => {
    deleted.push(id);
    if (id === 'first') await storage.append('second', 0, [{ entry: { t: 'start' }, at: 1 }], false);
  };
  await new Caretaker({
    hall: { live: new Map(), delete: remove } as unknown as Hall,
    shelf: new Shelf(database, storage),
    clock: new ManualClock(Date.now()),
    log: pino({ level: 'silent' }),
    ...{ retentionDays: 1, noticeAfter: NOTICE_AFTER },
  }).clear();
  expect(deleted).toEqual(['first']);
});

describe('after a restart', () => {
  it('tables are taken up where a bot or a clock has something to do', async () => {
    const tables = {
      last: { status: waitingFor('a'), ago: 0 },
      bots: { status: waitingFor('a', 'b') },
      clocks: { status: waitingFor('a'), clock: CLOCK },
      people: { status: waitingFor('a') },
      gathering: { status: { ...waitingFor(), phase: 'gathering' }, clock: CLOCK },
    } as const;
    expect(await takenUp(tables)).toEqual(['bots', 'clocks', 'last']);
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
