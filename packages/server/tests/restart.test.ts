import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { stones } from '@tavolata/testing/toys';
import { expect, it, onTestFinished } from 'vitest';
import { anyGame, gamesOf } from '../src/games.ts';
import { openDatabase } from '../src/storage/database.ts';
import { SqliteStorage } from '../src/storage/storage.ts';
import { bundled } from './kit/bundle.ts';
import { newFolder } from './kit/folder.ts';
import { Guest, me, open } from './kit/guest.ts';
import { exchange } from './kit/play.ts';
import { serve } from './kit/server.ts';
import { KillableServer } from './kit/server-process.ts';

const TABLES = 8;
const ANSWERS = 20;

/** Two people at a table of stones. */
async function sitDown(server: { readonly url: string }) {
  const [ada, bruno] = [new Guest(server), new Guest(server)];
  const { id } = await ada.create([me('Ada'), open], { game: 'stones' });
  await bruno.join(await ada.invite(id), 'Bruno');
  await ada.ask('POST', `/tables/${id}/start`);
  const lines = [await ada.line(id), await bruno.line(id)] as const;
  await exchange(lines, ANSWERS);
  return { id, guests: [ada, bruno], lines };
}

it('after a restart all are back in their seats, and no match was played again', async () => {
  let dealt = 0;
  const counting: typeof stones = {
    ...stones,
    deal(g) {
      dealt++;
      stones.deal(g);
    },
  };
  const server = await serve({}, { games: gamesOf(anyGame(counting)) });
  const tables = [];
  for (let i = 0; i < TABLES; i++) tables.push(await sitDown(server));
  expect(dealt).toBeGreaterThanOrEqual(TABLES);
  dealt = 0;
  await server.restart();
  for (const { id, guests, lines } of tables) {
    const back = await Promise.all(guests.map(guest => guest.line(id)));
    expect(back.map(({ updates }) => updates[0]?.viewer)).toEqual(['a', 'b']);
    for (const [i, line] of lines.entries()) expect(await back[i]?.wholeHistory()).toEqual(line.events);
    await exchange(back, 2);
  }
  expect(dealt).toBe(0);
});

it('after SIGTERM the database file alone, without its WAL, has all that was acknowledged', async () => {
  const { child } = await bundled('child');
  const dataDir = newFolder();
  const server = new KillableServer(child as string, dataDir);
  await server.start();
  onTestFinished(() => server.kill());
  const { id } = await sitDown(server);
  expect(await server.end('SIGTERM')).toBe(0);
  const copied = newFolder();
  mkdirSync(copied, { recursive: true });
  copyFileSync(join(dataDir, 'tavolata.db'), join(copied, 'tavolata.db'));
  const database = openDatabase(copied);
  const stored = await new SqliteStorage(database).load(id);
  database.close();
  const answers = stored?.lines.filter(({ entry, command }) => entry.t === 'answer' && command);
  expect(answers).toHaveLength(ANSWERS);
});
