import { ManualClock } from '@tavolata/table';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { Metrics } from '../../src/metrics.ts';
import { Notifier } from '../../src/notices/notifier.ts';
import { ServerSettings } from '../../src/people/settings.ts';
import { openMemoryDatabase } from '../../src/storage/memory.ts';
import { SqliteStorage } from '../../src/storage/storage.ts';
import { door } from '../kit/door.ts';
import { headerOf } from '../kit/header.ts';
import { testConfig } from '../kit/server.ts';

const TURN = { table: 'one', game: 'stones', seat: 'a', name: 'Ada' } as const;

/** The table waits for a seat whose people want no notices. */
const look = async () => ({ since: 1, asked: [] });

/** A house with one table, whose webhook answers when it is allowed to. */
async function context() {
  const database = openMemoryDatabase();
  const storage = new SqliteStorage(database);
  await storage.create(headerOf(TURN.table));
  const clock = new ManualClock();
  const happened: string[] = [];
  const [reached, allowed] = [door(), door()];
  const notifier = await Notifier.open({
    config: testConfig(),
    settings: new ServerSettings(database, storage),
    meters: new Metrics(false),
    log: pino({ level: 'silent' }),
    clock,
    ways: {
      push: async () => true,
      webhook: async () => {
        happened.push('asked');
        reached.open();
        await allowed.opened;
        happened.push('sent');
      },
    },
  });
  const close = async (): Promise<void> => {
    await notifier.close();
    happened.push('closed');
  };
  return { notifier, clock, happened, reached, allowed, close };
}

it('a notice under way is waited for, from its very beginning, and then it was told', async () => {
  const { notifier, happened, reached, allowed, close } = await context();
  notifier.yourTurn(TURN, look);
  const closed = close();
  await reached.opened;
  allowed.open();
  await closed;
  notifier.yourTurn(TURN, look);
  await close();
  expect(happened).toEqual(['asked', 'sent', 'closed', 'closed']);
});

it('a notice that does not leave is not waited for without end, and is news the next time', async () => {
  const { notifier, clock, happened, reached, allowed, close } = await context();
  notifier.yourTurn(TURN, look);
  await reached.opened;
  const closed = close();
  await clock.pass(10_000);
  await closed;
  expect(happened).toEqual(['asked', 'closed']);
  allowed.open();
  notifier.yourTurn(TURN, look);
  await close();
  expect(happened.slice(2)).toEqual(['sent', 'asked', 'sent', 'closed']);
});

it('an end for which nothing is left to do takes no time', async () => {
  const { clock, close } = await context();
  await close();
  expect(clock.next).toBeUndefined();
});
