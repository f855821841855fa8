import { expect, it } from 'vitest';
import { ServerSettings } from '../../src/people/settings.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { openMemoryDatabase } from '../../src/storage/memory.ts';
import { migrations } from '../../src/storage/migrations.ts';
import { SqliteStorage } from '../../src/storage/storage.ts';
import { newFolder } from '../kit/folder.ts';
import { headerOf } from '../kit/header.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Everybody in it has a seat. */
async function context() {
  const database = openMemoryDatabase();
  const storage = new SqliteStorage(database);
  const settings = new ServerSettings(database, storage);
  for (const holder of ['ada', 'phone', 'laptop', 'bruno']) {
    await storage.create(headerOf(holder));
    await storage.claimSeat(holder, 'a', holder);
  }
  const { addresses } = settings;
  const keep = (now: number, address = 'ada@example.org', holder = 'ada') =>
    addresses.ask({ address, holder, data: JSON.stringify({ address }) }, now);
  /** The question is kept, and has left the house. */
  const ask = async (now: number, address = 'ada@example.org', holder = 'ada') => {
    const asked = await keep(now, address, holder);
    if (asked) await addresses.sent(address, now);
    return asked;
  };
  return { settings, addresses, keep, ask };
}

it('a question that was kept and never sent, since the process ended in between, may soon be asked again', async () => {
  const { addresses, keep, ask } = await context();
  await keep(0);
  expect(await ask(MINUTE)).toBeUndefined();
  const second = await ask(10 * MINUTE);
  expect(await addresses.agree(second?.link ?? '', DAY)).toBe(true);
});

it('a question waits a day for its answer, and may be asked again when it has lapsed', async () => {
  const { addresses, settings, ask } = await context();
  const first = await ask(0);
  expect(await ask(DAY - 1)).toBeUndefined();
  expect(await addresses.agree(first?.link ?? '', DAY)).toBe(false);
  const second = await ask(DAY);
  expect(await addresses.agree(first?.link ?? '', DAY)).toBe(false);
  expect(settings.wishesOf('ada')).toEqual([]);
  expect(await addresses.agree(second?.link ?? '', 2 * DAY - 1)).toBe(true);
  expect(settings.wishesOf('ada')).toEqual([
    { way: 'mail', data: '{"address":"ada@example.org"}', stop: second?.stop },
  ]);
});

it('whoever says no is not asked for a year', async () => {
  const { addresses, ask } = await context();
  const asked = await ask(0);
  expect(await addresses.stop(asked?.stop ?? '', DAY / 2)).toBe(true);
  expect(await ask(365 * DAY)).toBeUndefined();
  expect(await ask(366 * DAY)).toBeDefined();
});

it('an address that wants no more mail gets none, whoever asked for it; others still do', async () => {
  const { addresses, settings, ask } = await context();
  const agreed = async (holder: string, address: string) => {
    const asked = await ask(0, address, holder);
    await addresses.agree(asked?.link ?? '', 1);
    return asked?.stop ?? '';
  };
  await agreed('phone', 'Ada@example.org');
  await agreed('bruno', 'bruno@example.org');
  const stop = await agreed('laptop', 'ada@example.org');
  expect(await addresses.stop(stop, 2)).toBe(true);
  expect(await addresses.stop(stop, 3)).toBe(false);
  const wishes = ['phone', 'laptop', 'bruno'].map(holder => settings.wishesOf(holder).length);
  expect(wishes).toEqual([0, 0, 1]);
});

it('addresses that agreed before there was a link to end it have one, and old questions are gone', async () => {
  const folder = newFolder();
  const before = openDatabase(folder, migrations.slice(0, 3));
  before.exec(
    `INSERT INTO notify VALUES ('ada', 'mail', '{"address":"ada@example.org"}'), ('ada', 'push', '{}')`,
  );
  before.exec(`INSERT INTO settings VALUES ('confirm abc', '{}'), ('vapid', '{}')`);
  before.close();
  const database = openDatabase(folder);
  const settings = new ServerSettings(database, new SqliteStorage(database));
  const [mail, push] = settings.wishesOf('ada');
  expect([mail?.stop, push?.stop]).toEqual([expect.stringMatching(/^[A-Za-z0-9_-]{43}$/), undefined]);
  expect([settings.get('confirm abc'), settings.get('vapid')]).toEqual([undefined, '{}']);
  database.close();
});
