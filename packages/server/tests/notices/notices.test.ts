import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { bot, Guest, me } from '../kit/guest.ts';
import { asked, PUSH, setting } from '../kit/notices.ts';
import { exchange } from '../kit/play.ts';

const HOUR = 3_600_000;

describe('your turn', () => {
  it('is told to whoever asked for it, also with a page open, once per question', async () => {
    const { clock, server, told, until } = await setting();
    const { id, ada, bruno, a, b } = await asked(server);
    for (const guest of [ada, bruno]) expect((await guest.ask('PUT', '/notices', PUSH)).status).toBe(204);
    const waiting = a.snapshot.waiting.length;
    await clock.pass(25_000);
    expect(told).toEqual([]);
    await clock.pass(20_000);
    await until(waiting * 2);
    const pushes = told.filter(({ way }) => way === 'push').map(({ text }) => JSON.parse(text));
    expect(pushes[0]).toMatchObject({ event: 'your-turn', table: id, game: 'boss-monster' });
    await clock.pass(600_000);
    expect(told).toHaveLength(waiting * 2);
    await exchange([a, b], 3);
    await clock.pass(60_000);
    await until(waiting * 2 + 2);
  });

  it('is told once, also when the server restarts meanwhile, and the next question again', async () => {
    const { clock, server, told, until } = await setting();
    const { id, ada, bruno, a, b } = await asked(server, 'stones');
    await ada.ask('PUT', '/notices', PUSH);
    await clock.pass(45_000);
    await until(2);
    for (let i = 0; i < 2; i++) {
      await server.restart();
      for (const guest of [ada, bruno]) await (await guest.line(id)).settled();
      await clock.pass(60_000);
    }
    await Promise.all([a, b].map(line => line.until(() => line.closed !== undefined)));
    await exchange([await ada.line(id), await bruno.line(id)], 1);
    await clock.pass(60_000);
    await until(3);
    const seats = told.map(({ way, text }) => [way, JSON.parse(text).seat]);
    expect(seats).toEqual([
      ['push', 'a'],
      ['webhook', 'a'],
      ['webhook', 'b'],
    ]);
  });

  it('is told of a table that has left memory meanwhile', async () => {
    const { clock, server, told, until } = await setting();
    const { id, ada, a, b } = await asked(server, 'stones');
    await ada.ask('PUT', '/notices', PUSH);
    for (const line of [a, b]) await line.close();
    const other = { game: 'stones', clock: { budget: HOUR, bonus: 0, warning: 0, patience: 0 } };
    for (let i = 0; i < 60; i++) await new Guest(server).create([me('Eve'), bot()], other);
    const figures = async () => (await fetch(`${server.url}/metrics`)).text();
    await vi.waitFor(async () => expect(await figures()).toMatch(/^tavolata_tables (50|51)$/m));
    await clock.pass(45_000);
    await until(62);
    expect(told.filter(({ text }) => text.includes(id)).map(({ way }) => way)).toEqual(['push', 'webhook']);
  });

  it('is not told to whoever has just answered, and told when they are asked again', async () => {
    const { clock, server, told, until } = await setting();
    const { a, b } = await asked(server, 'stones');
    await clock.pass(29_900);
    await exchange([a, b], 1);
    await clock.pass(20_000);
    await exchange([a, b], 1);
    expect(told).toEqual([]);
    await clock.pass(60_000);
    await until(1);
    expect(JSON.parse(told[0]?.text ?? '')).toMatchObject({ seat: 'a' });
  });

  it('is told to whoever has yet to answer of those who are asked together, and nobody can tell who has', async () => {
    const { clock, server, told, until } = await setting();
    const { ada, bruno, a, b } = await asked(server, 'numbers');
    for (const guest of [ada, bruno]) await guest.ask('PUT', '/notices', PUSH);
    const seats = (which: string) =>
      told.filter(({ way }) => way === which).map(({ text }) => JSON.parse(text).seat);
    await clock.pass(10_000);
    await exchange([a], 1);
    await clock.pass(45_000);
    await until(3);
    expect([seats('push'), seats('webhook').sort()]).toEqual([['b'], ['a', 'b']]);
    // The next question is both's again.
    await exchange([b], 1);
    await clock.pass(45_000);
    await until(7);
    expect(seats('push').slice(1).sort()).toEqual(['a', 'b']);
    await clock.pass(600_000);
    expect(told).toHaveLength(7);
  });

  it('is told after a restart if there was no time for it before', async () => {
    const { clock, server, told, until } = await setting();
    const { id, ada } = await asked(server, 'stones');
    await clock.pass(10_000);
    await server.restart();
    await (await ada.line(id)).settled();
    await clock.pass(60_000);
    await until(1);
    expect(JSON.parse(told[0]?.text ?? '')).toMatchObject({ table: id, seat: 'a' });
  });

  it('is told after a restart if it had not left when the server stopped', async () => {
    const { clock, server, told, until, holdBack } = await setting();
    const { id, ada } = await asked(server, 'stones');
    const letGo = holdBack();
    await clock.pass(45_000);
    await until(1);
    const stop = { isOver: false };
    const restarted = server.restart().finally(() => {
      stop.isOver = true;
    });
    while (!stop.isOver) {
      await clock.pass(100);
      await setImmediate();
    }
    await restarted;
    letGo();
    await (await ada.line(id)).settled();
    await clock.pass(60_000);
    await until(2);
    expect(told.map(({ text }) => JSON.parse(text).seat)).toEqual(['a', 'a']);
  });

  it('is told again when somebody else takes the seat', async () => {
    const { clock, server, told, until } = await setting();
    const { id, ada, bruno, a } = await asked(server, 'stones');
    await clock.pass(45_000);
    await until(1);
    await a.command({ do: 'replace', seat: 'a', with: 'open' });
    const eve = new Guest(server);
    expect((await eve.join(await bruno.invite(id), 'Eve')).body).toEqual({ id, seat: 'a' });
    expect((await ada.line(id)).closed).toBeDefined();
    await clock.pass(45_000);
    await until(2);
    expect(JSON.parse(told[1]?.text ?? '')).toMatchObject({ seat: 'a', name: 'Eve' });
  });

  it('is not told of a table that was deleted', async () => {
    const { clock, server, told, until } = await setting();
    const { id, ada } = await asked(server, 'stones');
    expect((await ada.ask('DELETE', `/tables/${id}`)).status).toBe(204);
    const other = await asked(server, 'stones');
    await clock.pass(45_000);
    await until(1);
    expect(told.map(({ text }) => JSON.parse(text).table)).toEqual([other.id]);
  });

  it('is not told to whoever answers at once, however long they play', async () => {
    const { clock, server, told, until } = await setting();
    const { ada, bruno, a, b } = await asked(server, 'stones');
    for (const guest of [ada, bruno]) await guest.ask('PUT', '/notices', PUSH);
    for (let i = 0; i < 12; i++) {
      await exchange([a, b], 1, i);
      await clock.pass(10_000);
    }
    expect(told).toEqual([]);
    await clock.pass(30_000);
    await until(2);
    expect(told.map(({ way, text }) => [way, JSON.parse(text).seat])).toEqual([
      ['push', 'a'],
      ['webhook', 'a'],
    ]);
  });

  it('is told to a webhook with a link and a sentence', async () => {
    const { clock, server, told, until } = await setting();
    const { id, a } = await asked(server);
    await clock.pass(45_000);
    await until(a.snapshot.waiting.length);
    const body = JSON.parse(told[0]?.text ?? '');
    const url = `https://games.example.org/#/table/${id}`;
    expect(body).toMatchObject({ event: 'your-turn', table: id, url });
    expect(body.content).toBe(`${body.name}, tocca a te a Boss Monster: ${url}`);
  });

  it('is no longer told to a browser that wants none', async () => {
    const { clock, server, told, until } = await setting(false);
    const { ada, a, b } = await asked(server, 'stones');
    await ada.ask('PUT', '/notices', PUSH);
    await clock.pass(45_000);
    await until(2);
    await exchange([a, b], 2);
    await clock.pass(45_000);
    await until(3);
    expect(told.map(({ way }) => way)).toEqual(['push', 'webhook', 'webhook']);
  });
});

describe('what a page can offer', () => {
  it('is the server’s key, the same after a restart', async () => {
    const { server } = await setting();
    const guest = new Guest(server);
    const offer = async () => (await guest.ask<{ push: string; mail: boolean }>('GET', '/notices')).body;
    const first = await offer();
    expect(first).toEqual({ push: expect.stringMatching(/^[\w-]{80,}$/), mail: true });
    await server.restart();
    expect(await offer()).toEqual(first);
  });

  it.each([
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://localhost./x',
    'https://printer.local/x',
    'https://metadata.google.internal./x',
    'https://[::1]/x',
    'http://push.example.org/x',
  ])('is never to knock at %s in the server’s name', async endpoint => {
    const { server } = await setting();
    const wish = { ...PUSH, subscription: { ...PUSH.subscription, endpoint } };
    expect((await new Guest(server).ask('PUT', '/notices', wish)).status).toBe(400);
  });
});
