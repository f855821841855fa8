import { expect, it } from 'vitest';
import { COOKIE } from '../src/people/guests.ts';
import { newToken } from '../src/people/tokens.ts';
import { openDatabase } from '../src/storage/database.ts';
import { fillTables } from './kit/crowd.ts';
import { Guest } from './kit/guest.ts';
import { serve, type TestServer } from './kit/server.ts';

const LISTS = 50;

const commits = async ({ url }: TestServer): Promise<number> =>
  Number(/^tavolata_commit_writes_count (\d+)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]);

/** All that is stored, but for what the server notes for itself: that it could write, when somebody asks. */
function stored({ config }: TestServer): unknown {
  const database = openDatabase(config.dataDir);
  const names = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'settings'")
    .all();
  const rows = (names as { name: string }[]).map(({ name }) => [
    name,
    database.prepare(`SELECT * FROM "${name}"`).all(),
  ]);
  database.close();
  return rows;
}

it('lists of tables write nothing, neither at once nor later', async () => {
  const server = await serve();
  const ada = new Guest(server);
  ada.cookie = `${COOKIE}=${newToken()}`;
  fillTables(server, ada, 200);
  const [before, known] = [stored(server), await commits(server)];
  for (let i = 0; i < LISTS; i++) expect((await ada.ask<unknown[]>('GET', '/tables')).body).toHaveLength(200);
  // Its own note, now and then.
  expect((await commits(server)) - known).toBeLessThan(3);
  await server.close();
  expect(stored(server)).toEqual(before);
});
