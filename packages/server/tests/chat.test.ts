import { expect, it } from 'vitest';
import { openFleeting } from '../src/storage/fleeting.ts';
import { Shelf } from '../src/storage/shelf.ts';
import { SqliteStorage } from '../src/storage/storage.ts';
import { headerOf } from './kit/header.ts';

it('of a talk without end the last thousand lines are kept, and of another table all', async () => {
  const database = openFleeting();
  const storage = new SqliteStorage(database);
  const shelf = new Shelf(database, storage);
  for (const id of ['long', 'short']) await storage.create(headerOf(id));
  const say = (id: string) => shelf.say(id, { seat: 'a', name: 'Ada', text: 'Ciao', at: 1 });
  await say('short');
  const said = await Promise.all(Array.from({ length: 1003 }, () => say('long')));
  expect(said.at(-1)?.n).toBe(1003);
  const kept = database.prepare(`SELECT min(n) AS first, count(*) AS count FROM chat
    WHERE match = (SELECT key FROM matches WHERE id = ?)`);
  expect(kept.get('long')).toMatchObject({ first: 4, count: 1000 });
  expect(kept.get('short')).toMatchObject({ first: 1, count: 1 });
  expect(shelf.said('long', 0).at(-1)?.n).toBe(1003);
});
