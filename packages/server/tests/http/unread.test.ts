import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { bundled } from '../kit/bundle.ts';
import { newFolder } from '../kit/folder.ts';
import { bot, Guest, me } from '../kit/guest.ts';
import { exchange } from '../kit/play.ts';
import { KillableServer } from '../kit/server-process.ts';

const MIB = 2 ** 20;
const REQUEST = 'GET /assets/big.js HTTP/1.1\r\nHost: x\r\n\r\n';

/** A page with one file of 600 kB. */
function bigPage(): string {
  const folder = newFolder();
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets', 'big.js'), 'x'.repeat(600_000));
  return folder;
}

/** Says it all at once, and reads nothing of what is answered. */
async function unreadBy(url: string, bytes: number): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => {
    socket.destroy();
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  socket.write(REQUEST.repeat(bytes / REQUEST.length));
  return socket;
}

async function residentMemory(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(figures)?.[1]);
}

it('requests for files sent ahead, whose answers nobody reads, neither pile up nor end a process of 128 MB, and others play on', async () => {
  const { child } = await bundled('child');
  const server = new KillableServer(child as string, newFolder(), {
    flags: ['--max-old-space-size=128'],
    env: { WEB_DIR: bigPage(), METRICS: 'on' },
  });
  await server.start();
  onTestFinished(() => server.kill());
  const ada = new Guest(server);
  const { id } = await ada.create([me('Ada'), bot('random')], { game: 'stones' });
  const line = await ada.line(id);
  const before = await residentMemory(server.url);
  let peak = 0;
  for (let round = 0; round < 10; round++) {
    await unreadBy(server.url, 110_000);
    peak = Math.max(peak, await residentMemory(server.url));
    await exchange([line], 5, round);
  }
  for (let i = 0; i < 20; i++) peak = Math.max(peak, await residentMemory(server.url));
  expect((peak - before) / MIB).toBeLessThan(100);
});
