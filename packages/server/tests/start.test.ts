import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../src/config.ts';
import { othersReach } from '../src/reach.ts';
import { startupMessage } from '../src/startup-message.ts';
import { lockFolder } from '../src/storage/database.ts';
import { newFolder } from './kit/folder.ts';
import { bot, Guest, me } from './kit/guest.ts';

const START = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'scripts', 'start.mjs');
/** What is missing is built first. */
const BUILT = 180_000;
/** By the first of these tests. */
const PREPARED = { TAVOLATA_PREPARED: '1' };

function start(args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  const child = spawn(process.execPath, [START, ...args], {
    env: { ...process.env, npm_lifecycle_event: 'start', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

/** What the first line says that matches; a process that ends without one has failed. */
async function heard(
  child: ChildProcess,
  pattern: RegExp,
  where: 'stderr' | 'stdout' = 'stderr',
): Promise<string> {
  const said: string[] = [];
  for await (const line of createInterface({ input: child[where] as NodeJS.ReadableStream })) {
    const [, found] = pattern.exec(line) ?? [];
    if (found !== undefined) return found;
    said.push(line);
  }
  throw new Error(`it ended after saying ${said.join('\n')}`);
}

describe('npm start', () => {
  it(
    'opens the page with nothing set, plays, and ends in good order when told to',
    async () => {
      const DATA_DIR = newFolder();
      const child = start([], { PORT: '0', DATA_DIR });
      const url = await heard(child, /^Tavolata: (http\S+)$/);
      const page = await (await fetch(url)).text();
      const [, script] = /<script type="module" crossorigin src="\.\/([^"]+)"/.exec(page) ?? [];
      expect((await fetch(`${url}/${script}`)).headers.get('content-type')).toContain('javascript');
      const ada = new Guest({ url });
      const { id } = await ada.create([me('Ada'), bot()]);
      const line = await ada.line(id);
      expect(line.snapshot.phase).toBe('playing');
      expect(() => lockFolder(DATA_DIR)).toThrow('another server');
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      expect(await ended).toEqual([0, null]);
      await line.until(() => line.closed !== undefined);
      expect(line.closed?.code).toBe(1012);
      lockFolder(DATA_DIR)();
    },
    BUILT,
  );

  it(
    'says in a sentence what is wrong with a setting, or that the port is taken',
    async () => {
      const wrong = start([], { ...PREPARED, PORT: 'eighty', DATA_DIR: newFolder() });
      expect(await heard(wrong, /^(PORT must be .*)$/)).toContain('not "eighty"');
      const first = start([], { ...PREPARED, PORT: '0', DATA_DIR: newFolder() });
      const { port } = new URL(await heard(first, /^Tavolata: (http\S+)$/));
      const second = start([], { ...PREPARED, PORT: port, DATA_DIR: newFolder() });
      const ended = once(second, 'exit');
      expect(await heard(second, /^(something else is using port .*)$/)).toContain(port);
      expect(await ended).toEqual([1, null]);
    },
    BUILT,
  );

  it(
    'says which setting keeps it from starting',
    async () => {
      const host = start([], { ...PREPARED, PORT: '0', DATA_DIR: ':memory:', HOST: 'nowhere.invalid' });
      expect(await heard(host, /^(the server cannot listen where HOST and PORT say)/)).toBeDefined();
      const folder = start([], { ...PREPARED, PORT: '0', DATA_DIR: START });
      expect(await heard(folder, /^(DATA_DIR: \S+) is no folder/)).toBe(`DATA_DIR: ${START}`);
      const nowhere = start([], { ...PREPARED, PORT: '0', DATA_DIR: '/proc/tavolata/data' });
      expect(await heard(nowhere, /^DATA_DIR: (\S+) is no folder/)).toBe('/proc/tavolata/data');
    },
    BUILT,
  );

  it(
    'keeps the match in the terminal for those who want it',
    async () => {
      const child = start(['--terminal', '--help'], PREPARED);
      expect(await heard(child, /^ +(play \[GAME\])/, 'stdout')).toBe('play [GAME]');
    },
    BUILT,
  );
});

describe('the greeting', () => {
  it('tells others where to go as far as they can get there', () => {
    const of = (env: Readonly<Record<string, string>>) =>
      startupMessage(readConfig(env), 'http://localhost:8080', ['192.168.1.5']);
    expect(of({})).toContain('for others: http://192.168.1.5:8080');
    expect(of({ HOST: '127.0.0.1' })).not.toContain('for others');
    expect(of({ PUBLIC_URL: 'https://example.org/t' })).toContain('for others: https://example.org/t');
  });

  it('names the addresses of home networks first', () => {
    const others = othersReach(readConfig({}), 'http://localhost:8080', [
      '172.17.0.1',
      '10.0.0.4',
      '192.168.1.5',
    ]);
    expect(others).toEqual(['http://192.168.1.5:8080', 'http://10.0.0.4:8080', 'http://172.17.0.1:8080']);
  });
});
