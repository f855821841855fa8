import { VERSION } from '@tavolata/protocol';
import { ManualClock } from '@tavolata/table';
import { stones } from '@tavolata/testing/toys';
import { describe, expect, it } from 'vitest';
import { anyGame, gamesOf } from '../../src/games.ts';
import { bot, Guest, me, open } from '../kit/guest.ts';
import { Line } from '../kit/line.ts';
import { exchange } from '../kit/play.ts';
import { serve, type TestServer } from '../kit/server.ts';

/** Two people at a running table, Ada first asked, and somebody else. */
async function running(server: TestServer, more: object = {}) {
  const [ada, bruno, eve] = [new Guest(server), new Guest(server), new Guest(server)];
  const { id } = await ada.create([me('Ada'), open], more);
  await bruno.join(await ada.invite(id), 'Bruno');
  await ada.ask('POST', `/tables/${id}/start`);
  const [a, b] = [await ada.line(id), await bruno.line(id)];
  // Everybody has seen everybody, and what answers itself has been answered.
  await Promise.all([a, b].map(line => line.until(() => line.snapshot.seats.every(({ here }) => here))));
  await Promise.race([a, b].map(line => line.until(() => line.snapshot.asked !== undefined)));
  for (const line of [a, b]) await line.settled();
  return { id, ada, bruno, eve, a, b };
}

describe('a dropped line', () => {
  it('is resumed from the last event, and nothing is told twice or left out', async () => {
    const server = await serve();
    const { id, ada, a, b } = await running(server);
    await exchange([a, b], 12);
    const { cursor, events } = a;
    await a.drop();
    const other = await ada.line(id);
    await exchange([other, b], 6);
    const resumed = await ada.line(id, cursor ? { since: cursor } : {});
    await resumed.until(() => (resumed.cursor?.events ?? 0) >= (other.cursor?.events ?? 0));
    const [first] = resumed.updates;
    expect(first?.from).toBe(cursor?.events);
    const whole = await ada.line(id);
    expect([...events, ...resumed.events]).toEqual(whole.events);
  });

  it('makes no difference to a command sent again', async () => {
    const server = await serve();
    const { id, ada, bruno, a, b } = await running(server);
    const [mover, guest] = a.snapshot.asked ? [a, ada] : [b, bruno];
    const { asked } = mover.snapshot;
    if (!asked) throw new Error('nobody is asked');
    const command = { n: 1, do: 'answer', q: asked.q, pick: asked.question.fallback };
    // Sent, and the line dropped before the reply: nobody knows whether it arrived.
    mover.send({ t: 'command', c: command });
    await mover.drop();
    const again = await guest.line(id);
    expect(await again.command(command)).toEqual({ n: 1, ok: true });
    expect(await again.command(command)).toEqual({ n: 1, ok: true });
    expect(await again.command({ n: 1, do: 'hold', on: true })).toMatchObject({
      error: { code: 'number-used' },
    });
    expect(again.snapshot.number).toBe(1);
  });

  it('is heard to its last word', async () => {
    const server = await serve();
    const { id, ada, bruno, a, b } = await running(server);
    const [mover, guest] = a.snapshot.asked ? [a, ada] : [b, bruno];
    const { asked } = mover.snapshot;
    const command = { n: 1, do: 'answer', q: asked?.q, pick: asked?.question.fallback };
    await new Promise(resolve => mover.socket.send(JSON.stringify({ t: 'command', c: command }), resolve));
    mover.socket.terminate();
    const again = await guest.line(id);
    await again.until(() => again.snapshot.number === 1);
  });

  it('shows the others that somebody is gone, and that they are back', async () => {
    const server = await serve();
    const { id, ada, a, b } = await running(server);
    const here = () => b.snapshot.seats.find(({ seat }) => seat === 'a')?.here;
    await b.until(() => here() === true);
    await a.drop();
    await b.until(() => here() === false);
    await ada.line(id);
    await b.until(() => here() === true);
  });
});

describe('a restart of the server', () => {
  it('tells everybody to come again, and goes on where it was', async () => {
    const server = await serve();
    const { id, ada, bruno, a, b } = await running(server);
    await exchange([a, b], 8);
    await server.restart();
    await Promise.all([a, b].map(line => line.until(() => line.closed !== undefined)));
    expect([a.closed, b.closed]).toEqual(Array(2).fill({ code: 1012, reason: 'restarting' }));
    const [a2, b2] = [await ada.line(id), await bruno.line(id)];
    expect(a2.events.slice(0, a.events.length)).toEqual(a.events);
    await exchange([a2, b2], 8);
  });

  it('lets bots go on although nobody is connected', async () => {
    const clock = new ManualClock(1_000_000);
    const pace = { PACE_MIN: '60000', PACE_MAX: '60000' };
    const server = await serve(pace, { clock, games: gamesOf(anyGame(stones)) });
    const ada = new Guest(server);
    const { id } = await ada.create([me('Ada'), bot()], { game: 'stones' });
    await (await ada.line(id)).answer(0);
    const isAdasTurn = async () =>
      (await ada.ask<{ yourTurn: boolean }[]>('GET', '/tables')).body[0]?.yourTurn;
    await server.restart();
    expect(await isAdasTurn()).toBe(false);
    // The bot has its time, once the table has been taken up.
    while (!(await isAdasTurn())) await clock.pass(60_000);
  });
});

describe('watching', () => {
  it('is for everybody while the owner allows it, and shows nobody a secret', async () => {
    const server = await serve();
    const { id, ada, eve, a } = await running(server);
    expect((await eve.line(id)).closed).toEqual({ code: 4000, reason: 'unknown-table' });
    await ada.ask('PUT', `/tables/${id}/watch`, { on: true });
    const watcher = await eve.line(id);
    expect(watcher.updates[0]?.viewer).toBe('onlooker');
    expect(watcher.snapshot.asked).toBeUndefined();
    await a.until(() => a.messages.some(message => message.t === 'watchers' && message.count === 1));
    const later = await ada.line(id);
    await later.until(() => later.messages.some(({ t }) => t === 'watchers'));
    expect(later.messages.find(({ t }) => t === 'watchers')).toMatchObject({ count: 1, watch: true });
    watcher.send({ t: 'command', c: { n: 1, do: 'concede' } });
    watcher.send({ t: 'chat', id: 1, text: 'psst' });
    await watcher.until(() => watcher.codes.length === 2);
    expect(watcher.codes).toEqual(['not-seated', 'not-seated']);
    await ada.ask('PUT', `/tables/${id}/watch`, { on: false });
    await watcher.until(() => watcher.closed !== undefined);
    expect(watcher.closed).toEqual({ code: 4002, reason: 'not-watchable' });
  });
});

describe('a seat given away', () => {
  it('belongs to nobody until a friend takes it, and the old key opens nothing', async () => {
    const server = await serve();
    const { id, ada, bruno, eve, a, b } = await running(server);
    expect(await b.command({ do: 'replace', seat: 'b', with: 'open' })).toMatchObject({ ok: true });
    await b.until(() => b.closed !== undefined);
    expect(b.closed).toEqual({ code: 4002, reason: 'withdrawn' });
    expect((await bruno.line(id)).closed?.reason).toBe('unknown-table');
    expect((await eve.join(await ada.invite(id), 'Eve')).body).toEqual({ id, seat: 'b' });
    const e = await eve.line(id);
    await a.until(() => a.snapshot.seats.some(place => place.who === 'person' && place.name === 'Eve'));
    expect(e.snapshot.number).toBe(0);
  });
});

describe('chat', () => {
  it('is text, reaches everybody, and is there for whoever comes later', async () => {
    const server = await serve();
    const { id, bruno, a, b } = await running(server);
    a.send({ t: 'chat', id: 7, text: '  <b>Ciao</b>\u2028\u202etutti \u0000🐉 ' });
    await a.until(() => a.messages.some(({ t }) => t === 'said'));
    expect(a.messages.find(({ t }) => t === 'said')).toEqual({ t: 'said', id: 7, ok: true });
    const chatOf = (line: Line) =>
      line.messages.flatMap(message => (message.t === 'chat' ? message.lines : []));
    await b.until(() => chatOf(b).length === 1);
    expect(chatOf(b)).toMatchObject([{ seat: 'a', name: 'Ada', text: '<b>Ciao</b> tutti 🐉' }]);
    await server.restart();
    const later = await bruno.line(id);
    expect(chatOf(later)).toEqual(chatOf(b));
    expect(chatOf(await bruno.line(id, { chat: chatOf(b)[0]?.n ?? 0 }))).toEqual([]);
    later.send({ t: 'chat', id: 8, text: ' \u0007 ' });
    await later.until(() => later.messages.some(({ t }) => t === 'said'));
    expect(later.messages.find(({ t }) => t === 'said')).toEqual({
      t: 'said',
      id: 8,
      ok: false,
      code: 'malformed',
    });
  });

  it('leaves the log of the match alone', async () => {
    const server = await serve();
    const { a, b } = await running(server);
    const before = [a.updates.length, b.updates.length];
    a.send({ t: 'chat', id: 1, text: 'Ciao' });
    await b.until(() => b.messages.some(({ t }) => t === 'chat'));
    expect([a.updates.length, b.updates.length]).toEqual(before);
  });
});

describe('a hello', () => {
  const said = async (server: TestServer, hello: unknown, cookie?: string) => {
    const line = await Line.open(server.url, cookie, '', { silent: true });
    line.send(hello);
    await line.until(() => line.codes.length > 0 || line.closed !== undefined);
    return line;
  };

  it('is refused with the reason', async () => {
    const server = await serve();
    const { id, ada, eve } = await running(server);
    const cases: [unknown, string | undefined, string][] = [
      [{ t: 'hello', v: VERSION - 1, table: id }, ada.cookie, 'other-version'],
      [{ t: 'hello', v: VERSION, table: 'aaaaaaaaaaaaaaaaaaaa' }, ada.cookie, 'unknown-table'],
      [{ t: 'hello', v: VERSION, table: id }, undefined, 'unknown-table'],
      [{ t: 'hello', v: VERSION, table: id }, eve.cookie, 'unknown-table'],
      [{ t: 'hello', v: VERSION, table: id }, `tavolata=${'x'.repeat(43)}`, 'unknown-table'],
    ];
    for (const [hello, cookie, code] of cases) {
      const line = await said(server, hello, cookie);
      await line.until(() => line.closed !== undefined);
      expect([line.codes, line.closed]).toEqual([[code], { code: 4000, reason: code }]);
    }
  });

  it('comes first, once', async () => {
    const server = await serve();
    const { id, ada, a } = await running(server);
    a.send({ t: 'hello', v: VERSION, table: id });
    await a.until(() => a.codes.length > 0);
    expect(a.codes).toEqual(['hello-again']);
    const line = await said(server, { t: 'command', c: { n: 1, do: 'concede' } }, ada.cookie);
    expect(line.codes).toEqual(['hello-first']);
    line.send({ t: 'ping' });
    await line.until(() => line.messages.some(({ t }) => t === 'pong'));
  });

  it('is heard from our own page only', async () => {
    const server = await serve();
    const { id, ada } = await running(server);
    const from = (origin: string) => ada.line(id, { headers: { origin } });
    expect((await from(server.url)).updates).toHaveLength(1);
    expect((await from('https://evil.example')).closed?.code).toBe(1006);
    expect((await from('null')).closed?.code).toBe(1006);
  });
});

describe('two tables', () => {
  it('never share a channel', async () => {
    const server = await serve();
    const [one, two] = [await running(server), await running(server)];
    const before = two.a.texts.length + two.b.texts.length;
    await exchange([one.a, one.b], 8);
    one.a.send({ t: 'chat', id: 1, text: 'Ciao' });
    await one.b.until(() => one.b.messages.some(({ t }) => t === 'chat'));
    expect(two.a.texts.length + two.b.texts.length).toBe(before);
    expect(one.a.texts.join('')).not.toContain(two.id);
    // A key to one table opens no other.
    expect((await one.ada.line(two.id)).closed?.reason).toBe('unknown-table');
  });
});
