import { expect, it } from 'vitest';
import { openMemoryDatabase } from '../../src/storage/memory.ts';
import { SqliteStorage } from '../../src/storage/storage.ts';
import { TableIndex } from '../../src/storage/table-index.ts';
import { Guest, me, open } from '../kit/guest.ts';
import { headerOf } from '../kit/header.ts';
import { serve } from '../kit/server.ts';

it('whoever has heard more than a restored backup knows misses nothing of what is said from then on', async () => {
  const database = openMemoryDatabase();
  const storage = new SqliteStorage(database);
  const tableIndex = new TableIndex(database, storage);
  await storage.create(headerOf('one'));
  const say = (text: string, at: number) => tableIndex.say('one', { seat: 'a', name: 'Ada', text, at });
  await say('before', 1000);
  const { n: backup } = await say('kept', 1001);
  await say('lost', 2000);
  const { n: known } = await say('lost too', 2000);
  database.prepare('DELETE FROM chat WHERE n > ?').run(backup);
  await say('again', 3000);
  // A clock that somebody has set back.
  await say('and again', 500);
  expect(tableIndex.said('one', known).map(({ text }) => text)).toEqual(['again', 'and again']);
  expect(tableIndex.said('one', 0).map(({ text }) => text)).toEqual(['before', 'kept', 'again', 'and again']);
});

it('of a talk without end the last thousand lines are kept, and of another table all', async () => {
  const database = openMemoryDatabase();
  const storage = new SqliteStorage(database);
  const tableIndex = new TableIndex(database, storage);
  for (const id of ['long', 'short']) await storage.create(headerOf(id));
  const say = (id: string, at: number) => tableIndex.say(id, { seat: 'a', name: 'Ada', text: 'Ciao', at });
  await say('short', 1);
  const said = await Promise.all(Array.from({ length: 1003 }, (_, i) => say('long', 10 * i)));
  const kept = database.prepare(`SELECT min(n) AS first, count(*) AS count FROM chat
    WHERE match = (SELECT key FROM matches WHERE id = ?)`);
  expect(kept.get('long')).toMatchObject({ first: said[3]?.n, count: 1000 });
  expect(kept.get('short')).toMatchObject({ count: 1 });
  expect(tableIndex.said('long', 0).at(-1)).toEqual(said.at(-1));
});

it('whoever comes in is told the last two hundred lines, and of long ones no more than 64 kB', async () => {
  const server = await serve();
  const ada = new Guest(server);
  const { id } = await ada.create([me('Ada'), open]);
  const line = await ada.line(id);
  const told = async (text: string) => {
    const before = line.messages.filter(({ t }) => t === 'said').length;
    for (let n = 0; n < 201; n++) line.send({ t: 'chat', id: n, text });
    await line.until(() => line.messages.filter(({ t }) => t === 'said').length === before + 201);
    const late = await ada.line(id);
    return late.messages.flatMap(message => (message.t === 'chat' ? message.lines : []));
  };
  expect(await told('Ciao')).toHaveLength(200);
  const long = await told('€'.repeat(500));
  expect(long.at(-1)?.n).toBe(line.messages.flatMap(one => (one.t === 'chat' ? one.lines : [])).at(-1)?.n);
  const bytes = Buffer.byteLength(JSON.stringify(long));
  expect(bytes).toBeGreaterThan(60_000);
  expect(bytes).toBeLessThan(66_000);
});
