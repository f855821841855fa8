import { stones } from '@tavolata/testing/toys';
import { describe, expect, it, onTestFinished } from 'vitest';
import { anyGame, gamesOf } from '../../src/games.ts';
import { UnreadBytes } from '../../src/socket/unread-bytes.ts';
import { bot, Guest, me } from '../kit/guest.ts';
import type { Line } from '../kit/line.ts';
import { play } from '../kit/play.ts';
import { serve, type TestServer } from '../kit/server.ts';

async function figure({ url }: TestServer, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

/** A server whose table has a page of history to tell, and lines to it that do not read. */
async function deaf(count: number, env: Readonly<Record<string, string>> = {}) {
  const server = await serve(env, { games: gamesOf(anyGame(stones)) });
  const ada = new Guest(server);
  const { id } = await ada.create([me('Ada'), bot('random')], { game: 'stones' });
  const a = await ada.line(id);
  await play(a, 1, 60);
  const before = a.cursor?.events;
  const lines = await Promise.all(Array.from({ length: count }, () => ada.line(id)));
  for (const line of lines) line.socket.pause();
  onTestFinished(() => {
    for (const line of lines) line.socket.terminate();
  });
  const ask = (line: Line) => line.send({ t: 'history', before });
  return { server, a, lines, ask };
}

describe('whoever does not read', () => {
  it('is cut off, and little is kept for it; whoever reads is not, however much it is told', async () => {
    const { server, a, lines, ask } = await deaf(1);
    const [line] = lines as [Line];
    let most = 0;
    for (let i = 0; i < 3000 && (await figure(server, 'tavolata_connections')) === 2; i++) {
      for (let k = 0; k < 20; k++) ask(line);
      for (let k = 0; k < 20; k++) ask(a);
      await a.settled();
      most = Math.max(most, await figure(server, 'tavolata_unread_bytes'));
    }
    // What twenty pages are in one message, at most, beyond the bound.
    expect(most).toBeLessThan(1024 * 1024);
    line.socket.resume();
    await line.until(() => line.closed !== undefined);
    // The farewell waits behind the rest, and nobody waits for ever.
    expect([4004, 1006]).toContain(line.closed?.code);
    expect(a.closed).toBeUndefined();
  });

  it('is cut off sooner where many do not, those first who have read least', async () => {
    const { server, a, lines, ask } = await deaf(12, { UNREAD_MEGABYTES: '1' });
    let most = 0;
    for (let i = 0; i < 3000 && (await figure(server, 'tavolata_connections')) === 13; i++) {
      for (const line of lines) for (let k = 0; k < 4; k++) ask(line);
      await a.settled();
      most = Math.max(most, await figure(server, 'tavolata_unread_bytes'));
    }
    expect(most).toBeLessThan(1.25 * 1024 * 1024);
    expect(await figure(server, 'tavolata_connections')).toBeLessThan(13);
    expect(a.closed).toBeUndefined();
  });
});

it('unread bytes are counted over all, and what was read meanwhile does not count', () => {
  const unread = new UnreadBytes(100);
  const cuts: string[] = [];
  const line = (name: string) => ({ unread: 0, cut: () => void cuts.push(name) });
  const [a, b, c] = [line('a'), line('b'), line('c')];
  const send = (to: typeof a, bytes: number) => {
    to.unread += bytes;
    unread.sent(to);
  };
  send(a, 60);
  send(b, 30);
  a.unread = 0;
  send(c, 60);
  expect([cuts, unread.total]).toEqual([[], 90]);
  send(b, 20);
  expect([cuts, unread.total]).toEqual([['c'], 50]);
  unread.forget(b);
  expect(unread.total).toBe(0);
});
