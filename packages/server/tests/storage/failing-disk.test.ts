import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { bundled } from '../kit/bundle.ts';
import { newFolder } from '../kit/folder.ts';
import { Guest, me, open } from '../kit/guest.ts';

const { 'failing-disk': program } = await bundled('failing-disk');

it('a server whose disk fails to sync ends at once, and whoever waits for it is told nothing', async () => {
  const sign = `${newFolder()}-fails`;
  const child = spawn(process.execPath, [program as string], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: newFolder(), DISK_FAILS: sign },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const ended = once(child, 'exit');
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const ada = new Guest({ url });
  const { id } = await ada.create([me('Ada'), open]);
  writeFileSync(sign, '');
  await expect(ada.ask('POST', `/tables/${id}/invites`)).rejects.toThrow('fetch failed');
  expect(await ended).toEqual([1, null]);
});
