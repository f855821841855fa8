import { expect, it } from 'vitest';
import { openFleeting } from '../src/storage/fleeting.ts';
import { Shelf } from '../src/storage/shelf.ts';
import { SqliteStorage } from '../src/storage/storage.ts';
import { headerOf } from './kit/header.ts';

it('whoever has heard more than a restored backup knows misses nothing of what is said from then on', async () => {
  const database = openFleeting();
  const storage = new SqliteStorage(database);
  const shelf = new Shelf(database, storage);
  await storage.create(headerOf('one'));
  const say = (text: string, at: number) => shelf.say('one', { seat: 'a', name: 'Ada', text, at });
  await say('before', 1000);
  const { n: backup } = await say('kept', 1001);
  await say('lost', 2000);
  const { n: known } = await say('lost too', 2000);
  database.prepare('DELETE FROM chat WHERE n > ?').run(backup);
  await say('again', 3000);
  // A clock that somebody has set back.
  await say('and again', 500);
  expect(shelf.said('one', known).map(({ text }) => text)).toEqual(['again', 'and again']);
  expect(shelf.said('one', 0).map(({ text }) => text)).toEqual(['before', 'kept', 'again', 'and again']);
});

it('of a talk without end the last thousand lines are kept, and of another table all', async () => {
  const database = openFleeting();
  const storage = new SqliteStorage(database);
  const shelf = new Shelf(database, storage);
  for (const id of ['long', 'short']) await storage.create(headerOf(id));
  const say = (id: string, at: number) => shelf.say(id, { seat: 'a', name: 'Ada', text: 'Ciao', at });
  await say('short', 1);
  const said = await Promise.all(Array.from({ length: 1003 }, (_, i) => say('long', 10 * i)));
  const kept = database.prepare(`SELECT min(n) AS first, count(*) AS count FROM chat
    WHERE match = (SELECT key FROM matches WHERE id = ?)`);
  expect(kept.get('long')).toMatchObject({ first: said[3]?.n, count: 1000 });
  expect(kept.get('short')).toMatchObject({ count: 1 });
  expect(shelf.said('long', 0).at(-1)).toEqual(said.at(-1));
});
