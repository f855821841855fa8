import { once } from 'node:events';
import { connect } from 'node:net';
import { VERSION } from '@tavolata/protocol';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { newApp } from '../../src/http/app.ts';
import { newRefusalBucket, TokenBucket } from '../../src/socket/limits.ts';
import { fillTables } from '../kit/crowd.ts';
import { Guest, me, type Opened, open, type Refused } from '../kit/guest.ts';
import { Line } from '../kit/line.ts';
import { serve, testConfig } from '../kit/server.ts';

const table = async (env: Readonly<Record<string, string>>) => {
  const server = await serve(env);
  const ada = new Guest(server);
  const { id } = await ada.create([me('Ada'), open]);
  return { server, ada, id };
};

describe('a bucket', () => {
  it('lets a burst pass, then so many a second', () => {
    const bucket = new TokenBucket(10, 0);
    const taken = (now: number, count: number) =>
      Array.from({ length: count }, () => bucket.take(now)).filter(Boolean).length;
    expect(taken(0, 100)).toBe(20);
    expect(taken(100, 100)).toBe(1);
    expect(taken(1100, 100)).toBe(10);
    expect(taken(1_000_000, 100)).toBe(20);
  });
});

/** After how many seconds a client is cut off that sends so many messages in each; it may send again what was refused. */
function cutOffAfter(inSecond: (refused: number) => number): number | undefined {
  const [messages, forbearance] = [new TokenBucket(30, 0), newRefusalBucket(0)];
  let refused = 0;
  for (let second = 0; second < 3600; second++) {
    const count = inSecond(refused);
    refused = 0;
    for (let i = 0; i < count; i++) {
      const now = (second + i / count) * 1000;
      if (messages.take(now)) continue;
      refused++;
      if (!forbearance.take(now)) return second;
    }
  }
  return undefined;
}

describe('the forbearance with whoever is too fast', () => {
  it('ends for a steady flood, however much of it passes', () => {
    expect(cutOffAfter(() => 1000)).toBe(0);
    expect(cutOffAfter(() => 100)).toBeLessThan(10);
    expect(cutOffAfter(() => 40)).toBeLessThan(60);
  });

  it('does not for whoever sends again what was refused, be it a burst of many', () => {
    let waiting = 150;
    const resent = (refused: number): number => {
      const count = waiting + refused;
      waiting = 0;
      return count;
    };
    expect(cutOffAfter(resent)).toBeUndefined();
    expect(cutOffAfter(refused => 30 + Math.min(refused, 5))).toBeUndefined();
  });
});

describe('too many messages', () => {
  it('of one connection are refused, then the connection is ended; others go on', async () => {
    const { ada, id } = await table({ MESSAGES_PER_SECOND: '1' });
    const [fast, calm] = [await ada.line(id), await ada.line(id)];
    // Enough of them in a row are refused, should the machine be slow and let one pass now and then.
    for (let i = 0; i < 2000; i++) fast.send({ t: 'ping' });
    await fast.until(() => fast.closed !== undefined);
    expect(fast.closed).toEqual({ code: 4003, reason: 'too-fast' });
    expect(fast.messages.filter(({ t }) => t === 'pong').length).toBeLessThan(20);
    expect(new Set(fast.codes)).toEqual(new Set(['too-fast']));
    calm.send({ t: 'ping' });
    await calm.until(() => calm.messages.some(({ t }) => t === 'pong'));
  });

  it('end the connection though some of them pass', async () => {
    const { ada, id } = await table({ MESSAGES_PER_SECOND: '40' });
    const line = await ada.line(id);
    // Of every hundred about two pass, so that there are never two hundred refusals in a row.
    const flood = setInterval(() => {
      for (let i = 0; i < 100; i++) line.send({ t: 'ping' });
    }, 50);
    onTestFinished(() => clearInterval(flood));
    await line.until(() => line.closed !== undefined);
    expect(line.closed).toEqual({ code: 4003, reason: 'too-fast' });
  });

  it('are named when they are refused, so that nobody waits for a reply', async () => {
    const { ada, id } = await table({ MESSAGES_PER_SECOND: '1' });
    const line = await ada.line(id);
    for (let i = 0; i < 5; i++) line.send({ t: 'ping' });
    line.send({ t: 'command', c: { n: 7, do: 'undo' } });
    line.send({ t: 'chat', id: 8, text: 'Ciao' });
    line.send({ t: 'chat', id: 'x', text: 'Ciao' });
    await line.until(() => line.codes.length === 7);
    const named = line.messages.filter(({ t }) => t === 'error');
    expect(named.slice(-3)).toEqual([
      { t: 'error', code: 'too-fast', n: 7 },
      { t: 'error', code: 'too-fast', id: 8 },
      { t: 'error', code: 'too-fast' },
    ]);
  });

  it('of one address are refused, over however many connections they come', async () => {
    const { ada, id } = await table({ ADDRESS_MESSAGES_PER_SECOND: '10' });
    const lines = await Promise.all([1, 2, 3, 4].map(() => ada.line(id)));
    for (const line of lines) for (let i = 0; i < 100; i++) line.send({ t: 'ping' });
    await Promise.all(
      lines.map(line =>
        line.until(() => line.messages.filter(({ t }) => t === 'pong' || t === 'error').length === 100),
      ),
    );
    const refused = lines.flatMap(({ codes }) => codes);
    expect(refused.length).toBeGreaterThan(40);
    expect(new Set(refused)).toEqual(new Set(['too-fast']));
  });
});

describe('too many lines of chat', () => {
  it('of one address are refused, at however many tables, and taken again with time', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { ada, id } = await table({ ADDRESS_MESSAGES_PER_SECOND: '60' });
    const { id: other } = await ada.create([me('Ada'), open]);
    const lines = [await ada.line(id), await ada.line(other)] as const;
    const told = ({ messages }: Line, ...types: string[]) =>
      messages.filter(({ t }) => types.includes(t)).length;
    const say = async (count: number) => {
      for (const line of lines) {
        const all = told(line, 'said', 'error') + count;
        for (let id = 0; id < count; id++) line.send({ t: 'chat', id, text: 'Ciao' });
        await line.until(() => told(line, 'said', 'error') === all);
      }
      return lines.map(line => told(line, 'said'));
    };
    expect(await say(15)).toEqual([15, 5]);
    expect(lines[1].messages).toContainEqual({ t: 'error', code: 'too-fast', id: 5 });
    vi.advanceTimersByTime(1000);
    expect(await say(5)).toEqual([17, 5]);
  });
});

describe('too many commands', () => {
  it('of one address that write though nothing is played are refused, at however many tables; answers are not', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { ada, id } = await table({ ADDRESS_MESSAGES_PER_SECOND: '100' });
    const { id: other } = await ada.create([me('Ada'), open]);
    const lines = [await ada.line(id), await ada.line(other)] as const;
    const said = (code: string) =>
      lines.flatMap(({ messages }) => messages).filter(message => JSON.stringify(message).includes(code))
        .length;
    for (let i = 1; i <= 700; i++) {
      lines[i % 2 === 0 ? 0 : 1].send({ t: 'command', c: { n: i, do: 'undo' } });
      if (i % 50 > 0) continue;
      for (const line of lines) await line.settled();
      vi.advanceTimersByTime(1000);
    }
    expect([said('not-started'), said('too-fast')]).toEqual([613, 87]);
    expect(await lines[0].command({ do: 'answer', q: '', pick: 0 })).toMatchObject({
      error: { code: 'not-started' },
    });
  });
});

describe('too many connections', () => {
  it('of one address are refused until one is closed', async () => {
    const { ada, id } = await table({ ADDRESS_CONNECTIONS: '2' });
    const [first] = [await ada.line(id), await ada.line(id)];
    expect((await ada.line(id)).closed?.code).toBe(1006);
    await first?.close();
    expect((await ada.line(id)).updates).toHaveLength(1);
  });

  it('in a short time of one address are refused, and let in again with time', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { ada, id } = await table({ ADDRESS_CONNECTIONS_PER_SECOND: '1' });
    for (let i = 0; i < 12; i++) await (await ada.line(id)).close();
    expect((await ada.line(id)).closed?.code).toBe(1006);
    vi.advanceTimersByTime(1000);
    expect((await ada.line(id)).updates).toHaveLength(1);
    expect((await ada.line(id)).closed?.code).toBe(1006);
  });

  it('that all say hello use up what their address may say', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { server, ada, id } = await table({ ADDRESS_MESSAGES_PER_SECOND: '10' });
    for (let i = 0; i < 4; i++) expect((await ada.line(id)).updates).toHaveLength(1);
    const late = await Line.open(server.url, ada.cookie, id, { silent: true });
    const greet = () => late.send({ t: 'hello', v: VERSION, table: id });
    greet();
    await late.until(() => late.codes.length === 1);
    expect(late.codes).toEqual(['too-fast']);
    vi.advanceTimersByTime(1000);
    greet();
    await late.until(() => late.updates.length === 1);
  });

  it('that are refused are ended from this side too, whether or not the other one closes its end', async () => {
    const { hostname: host, port } = new URL((await serve()).url);
    const line = connect({ host, port: Number(port), allowHalfOpen: true });
    line.on('error', () => undefined);
    const closed = new Promise(resolve => line.once('close', resolve));
    const hello = ['GET /elsewhere HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket'];
    line.write(`${hello.join('\r\n')}\r\n\r\n`);
    await once(line.resume(), 'end');
    // Only where nobody is at the other end any more, what is said breaks the line.
    const talk = setInterval(() => line.write('?'), 10);
    onTestFinished(() => clearInterval(talk));
    await closed;
  });

  it('are told apart behind a proxy that is trusted, and only then', async () => {
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const trusting = await table({ ADDRESS_CONNECTIONS: '1', TRUST_PROXY: '1' });
    expect((await trusting.ada.line(trusting.id, from('10.0.0.1'))).closed).toBeUndefined();
    expect((await trusting.ada.line(trusting.id, from('10.0.0.2'))).closed).toBeUndefined();
    expect((await trusting.ada.line(trusting.id, from('10.9.9.9, 10.0.0.2'))).closed?.code).toBe(1006);
    const other = await table({ ADDRESS_CONNECTIONS: '1' });
    expect((await other.ada.line(other.id, from('10.0.0.1'))).closed).toBeUndefined();
    expect((await other.ada.line(other.id, from('10.0.0.2'))).closed?.code).toBe(1006);
  });
});

describe('too many requests', () => {
  it('of one address are refused', async () => {
    const { ada } = await table({ REQUESTS_PER_MINUTE: '20' });
    const answers = await Promise.all(Array.from({ length: 30 }, () => ada.ask('GET', '/tables')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(10);
    expect(refused[0]?.body).toEqual({ error: { code: 'too-fast' } });
  });

  it('with links nobody was given are refused sooner', async () => {
    const { ada } = await table({ REQUESTS_PER_MINUTE: '50' });
    const tries = Array.from({ length: 15 }, () => ada.join('x'.repeat(43), 'Ada'));
    const codes = (await Promise.all(tries)).map(({ body }) => body.error?.code);
    expect(codes.filter(code => code === 'unknown-link')).toHaveLength(10);
    expect(codes.filter(code => code === 'too-fast')).toHaveLength(5);
  });

  it('that read much are refused sooner', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { ada, id } = await table({ REQUESTS_PER_MINUTE: '90' });
    const refused = async (path: string) => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => ada.ask('GET', path)));
      return answers.filter(({ status }) => status === 429).length;
    };
    expect(await refused('/tables')).toBe(10);
    expect(await refused(`/tables/${id}/replay`)).toBe(2);
    expect(await refused(`/tables/${id}/export`)).toBe(2);
    // Of lists thirty a minute, one after the other.
    vi.advanceTimersByTime(10_000);
    expect(await refused('/tables')).toBe(15);
  });

  it('are not waited for for ever', () => {
    // Node counts the time itself, and looks every half minute.
    expect(newApp(testConfig(), pino({ level: 'silent' })).server.requestTimeout).toBe(60_000);
  });

  it('or too large ones are refused', async () => {
    const { ada } = await table({});
    const { status, body } = await ada.ask('POST', '/tables', { game: 'x'.repeat(20_000) });
    expect([status, body.error.code]).toEqual([413, 'oversized']);
  });

  it('of other pages are refused', async () => {
    const { server, ada } = await table({});
    const response = await fetch(`${server.url}/api/tables`, {
      method: 'POST',
      headers: {
        origin: 'https://evil.example',
        cookie: ada.cookie ?? '',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ game: 'boss-monster', seats: [me('Ada'), open] }),
    });
    expect([response.status, await response.json()]).toEqual([403, { error: { code: 'wrong-origin' } }]);
  });
});

describe('too many tables', () => {
  const WISH = { game: 'boss-monster', seats: [me('Ada'), open] };
  const ask = (guest: Guest) => guest.ask<Opened & Partial<Refused>>('POST', '/tables', WISH);

  it('of one guest are refused, however many they have finished since', async () => {
    const { server, ada } = await table({});
    fillTables(server, ada, 198);
    fillTables(server, ada, 250, true);
    expect((await ask(ada)).status).toBe(201);
    const refused = await ask(ada);
    expect([refused.status, refused.body.error?.code]).toEqual([429, 'too-many-tables']);
  });

  it('of one address in a day are refused, whoever asks, and counted only if they came to be', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const server = await serve({ TABLES_PER_DAY: '10' });
    const wrong = await new Guest(server).ask('POST', '/tables', { ...WISH, game: 'chess' });
    expect(wrong.body.error.code).toBe('unknown-game');
    for (let i = 0; i < 10; i++) expect((await ask(new Guest(server))).status).toBe(201);
    const refused = await ask(new Guest(server));
    expect([refused.status, refused.body.error?.code]).toEqual([429, 'too-many-tables']);
    vi.advanceTimersByTime(24 * 3_600_000);
    expect((await ask(new Guest(server))).status).toBe(201);
  });
});
