import { once } from 'node:events';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { newApp } from '../../src/http/app.ts';
import { addConnections } from '../../src/http/connections.ts';
import { Metrics } from '../../src/metrics.ts';
import { newFolder } from '../kit/folder.ts';
import { serve, testConfig } from '../kit/server.ts';

const MIB = 2 ** 20;
/** For a busy machine. */
const WAIT = { timeout: 30_000 };

/** A page with one file that no kernel takes whole of a process. */
function page(): string {
  const folder = newFolder();
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets', 'huge.js'), '');
  truncateSync(join(folder, 'assets', 'huge.js'), 64 * MIB);
  return folder;
}

async function connected(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => {
    socket.destroy();
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

const requestFor = (path: string, header = ''): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n${header}\r\n`;

/** The status of the answer, once there is one; nothing if the connection ends without. */
async function status(socket: Socket, path = '/healthz', header = ''): Promise<number | undefined> {
  socket.write(requestFor(path, header));
  const ended = once(socket, 'close').then(() => [undefined]);
  const [data] = (await Promise.race([once(socket, 'data'), ended])) as [Buffer | undefined];
  return data && Number(/^HTTP\/1.1 (\d+)/.exec(`${data}`)?.[1]);
}

/** Asks, sees that an answer comes, and reads no more of it. */
async function unread(url: string, path: string, header = ''): Promise<Socket> {
  const socket = await connected(url);
  expect(await status(socket, path, header)).toBe(200);
  socket.pause();
  return socket;
}

describe('HTTP connections', () => {
  it('of one address are refused beyond six for each WebSocket it may have, until one is closed', async () => {
    const { url } = await serve({ ADDRESS_CONNECTIONS: '1' });
    const first = await connected(url);
    const others = await Promise.all(Array.from({ length: 5 }, () => connected(url)));
    for (const socket of [first, ...others]) expect(await status(socket)).toBe(200);
    expect(await status(await connected(url))).toBeUndefined();
    first.destroy();
    await vi.waitUntil(async () => (await status(await connected(url))) === 200, WAIT);
  });

  it('that became WebSockets count no more', async () => {
    const { url } = await serve({ ADDRESS_CONNECTIONS: '1' });
    const upgrade =
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
    expect(await status(await connected(url), '/live', upgrade)).toBe(101);
    const others = await Promise.all(Array.from({ length: 6 }, () => connected(url)));
    for (const socket of others) expect(await status(socket)).toBe(200);
  });

  it('in a short time of one address are refused beyond six for each new WebSocket, and taken again with time', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { url } = await serve({ ADDRESS_CONNECTIONS_PER_SECOND: '1' });
    const here = async (): Promise<boolean> => {
      const socket = await connected(url);
      const isServed = (await status(socket)) === 200;
      socket.destroy();
      return isServed;
    };
    for (let i = 0; i < 6 * 12; i++) expect(await here()).toBe(true);
    expect(await here()).toBe(false);
    vi.advanceTimersByTime(1000);
    for (let i = 0; i < 6; i++) expect(await here()).toBe(true);
    expect(await here()).toBe(false);
  });

  it('without a peer, which may have gone already, are ended', async () => {
    const app = newApp(testConfig(), pino({ level: 'silent' }));
    addConnections(app, testConfig(), new Metrics());
    app.get('/', async () => 'here');
    await app.ready();
    onTestFinished(() => app.close());
    const socket = new Duplex({ read: () => undefined, write: (_data, _encoding, done) => done() });
    app.server.emit('connection', socket);
    socket.push(requestFor('/'));
    expect(socket.destroyed).toBe(true);
  });

  it('of a proxy we trust are not counted, but the requests under way of those behind it', async () => {
    const { url } = await serve({ ADDRESS_CONNECTIONS: '1', TRUST_PROXY: '1', WEB_DIR: page() });
    const ada = 'X-Forwarded-For: 10.0.0.1\r\n';
    const slow = await Promise.all(Array.from({ length: 6 }, () => unread(url, '/assets/huge.js', ada)));
    expect(await status(await connected(url), '/healthz', ada)).toBe(429);
    expect(await status(await connected(url), '/healthz', 'X-Forwarded-For: 10.0.0.2\r\n')).toBe(200);
    slow[0]?.destroy();
    await vi.waitUntil(async () => (await status(await connected(url), '/healthz', ada)) === 200, WAIT);
  });

  it('with too many requests sent ahead are ended, those with a few are not', async () => {
    const { url } = await serve();
    const few = await connected(url);
    let heard = '';
    few.on('data', data => {
      heard += data;
    });
    few.write(requestFor('/healthz').repeat(9));
    expect(await status(few)).toBe(200);
    await vi.waitUntil(() => heard.split('HTTP/1.1 200').length === 11, WAIT);
    const many = await connected(url);
    many.resume().write(requestFor('/healthz').repeat(100));
    await once(many, 'close');
  });

  it('with too many requests sent ahead cost no more than those that are allowed', async () => {
    const { server, url, answered } = await generous();
    let started = 0;
    server.on('request', () => started++);
    const socket = await connected(url);
    socket.resume().write(requestFor('/0').repeat(1000));
    await once(socket, 'close');
    expect([started, answered()]).toEqual([11, 0]);
  });

  it('over which somebody asks too often are ended', async () => {
    const { url } = await serve({ REQUESTS_PER_MINUTE: '2' });
    const socket = await connected(url);
    for (const expected of [200, 200, 429]) expect(await status(socket, '/api/games')).toBe(expected);
    await once(socket.resume(), 'close');
  });
});

/** Answers with so many MiB at once. */
async function generous() {
  const app = newApp(testConfig(), pino({ level: 'silent' }));
  const meters = new Metrics();
  addConnections(app, testConfig(), meters);
  let answered = 0;
  app.get('/:mib', async request => {
    answered++;
    return Buffer.alloc(Number((request.params as { mib: string }).mib) * MIB);
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const cut = async () =>
    Number(/refused_total{code="lagging"} (\d+)/.exec(await meters.registry.metrics())?.[1] ?? 0);
  return { url, cut, server: app.server, answered: () => answered };
}

describe('answers nobody reads', () => {
  it('are cut off after a minute, others are not', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    // By then the process has run for long.
    vi.advanceTimersByTime(600_000);
    const { url, cut } = await generous();
    const [deaf, idle] = [await unread(url, '/30'), await connected(url)];
    expect(await status(idle, '/0')).toBe(200);
    vi.advanceTimersByTime(55_000);
    expect([await cut(), await status(idle, '/0')]).toEqual([0, 200]);
    vi.advanceTimersByTime(10_000);
    expect([await cut(), await status(idle, '/0')]).toEqual([1, 200]);
    await once(deaf.resume(), 'close');
    expect(deaf.bytesRead).toBeLessThan(30 * MIB);
  });

  it('are cut off before they fill the memory, the longest first', async () => {
    const { url, cut } = await generous();
    const [longest, other] = [await unread(url, '/60'), await unread(url, '/30')];
    expect(await status(await connected(url), '/0')).toBe(200);
    await once(longest.resume(), 'close');
    other.resume();
    await vi.waitUntil(() => other.bytesRead > 30 * MIB, WAIT);
    expect(await cut()).toBe(1);
  });
});

describe('files of the page', () => {
  it('may be fetched by one address ten times as often as it may ask the API, a third of it at once', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const server = await serve({ REQUESTS_PER_MINUTE: '6', WEB_DIR: page() });
    const fetched = async (count: number): Promise<number> => {
      const statuses: number[] = [];
      for (let i = 0; i < count; i++) statuses.push((await fetch(`${server.url}/`)).status);
      expect(new Set(statuses)).toEqual(new Set([200, 429]));
      return statuses.filter(code => code === 200).length;
    };
    expect(await fetched(25)).toBe(20);
    vi.advanceTimersByTime(5000);
    expect(await fetched(10)).toBe(5);
  });
});
