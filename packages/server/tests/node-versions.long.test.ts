import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { newFolder } from './kit/folder.ts';
import { bot, Guest, me } from './kit/guest.ts';
import { exchange } from './kit/play.ts';
import { KillableServer } from './kit/server-process.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const DIST = join(ROOT, 'dist');
/** What went wrong there. */
function reportsIn(dataDir: string): string[] {
  const folder = join(dataDir, 'reports');
  return existsSync(folder) ? readdirSync(folder).map(name => readFileSync(join(folder, name), 'utf8')) : [];
}

it.each([24, 26])('the built server plays, stops and goes on under Node %i', async version => {
  const node = `${execFileSync(process.execPath, [join(ROOT, 'scripts', 'node-of.mjs'), `${version}`])}`;
  expect(`${execFileSync(node, ['--version'])}`).toMatch(new RegExp(`^v${version}\\.`));
  const dataDir = newFolder();
  const server = new KillableServer(join(DIST, 'server.mjs'), dataDir, { node, env: { LOG_LEVEL: 'info' } });
  await server.start();
  onTestFinished(() => server.kill());
  const ada = new Guest(server);
  const { id } = await ada.create([me('Ada'), bot('normal')]);
  const line = await ada.line(id);
  await exchange([line], 5);
  const known = line.events.length;
  expect(known).toBeGreaterThan(0);
  expect(await server.end('SIGTERM')).toBe(0);
  await server.start();
  const again = await ada.line(id);
  expect(again.events.slice(0, known)).toEqual(line.events.slice(0, known));
  await exchange([again], 5);
  expect((await ada.ask('GET', '/tables')).body).toMatchObject([{ id, phase: 'playing' }]);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(reportsIn(dataDir).filter(report => !report.includes('too slow'))).toEqual([]);
});
