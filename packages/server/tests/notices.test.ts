import { ManualClock } from '@tavolata/table';
import { describe, expect, it } from 'vitest';
import type { Ways } from '../src/notices/ways.ts';
import { Guest, me, open } from './kit/guest.ts';
import { exchange, quiet } from './kit/play.ts';
import { serve, type TestServer } from './kit/server.ts';

const PUSH = {
  way: 'push',
  language: 'it',
  subscription: { endpoint: 'https://push.example.org/abc', keys: { p256dh: 'p', auth: 'a' } },
};

interface Told {
  readonly way: string;
  readonly to?: string;
  readonly text: string;
}

/** Ways that only remember; waiting for the next is waiting for an event. */
function remembering(wanted = true) {
  const told: Told[] = [];
  let wake = (): void => {};
  const tell = (one: Told): void => {
    told.push(one);
    wake();
  };
  const ways: Ways = {
    async push(_, payload) {
      tell({ way: 'push', text: payload });
      return wanted;
    },
    async mail(to, subject, text) {
      tell({ way: 'mail', to, text: `${subject}\n${text}` });
    },
    async webhook(body) {
      tell({ way: 'webhook', text: JSON.stringify(body) });
    },
  };
  const until = async (count: number): Promise<void> => {
    while (told.length < count)
      await new Promise<void>(resolve => {
        wake = resolve;
      });
  };
  return { told, ways, until };
}

async function setting(wanted = true) {
  const clock = new ManualClock(1_000_000);
  const remembered = remembering(wanted);
  const env = { PUBLIC_URL: 'https://games.example.org', NOTICE_SECONDS: '30' };
  const server = await serve(env, { clock, ways: remembered.ways });
  return { clock, server, ...remembered };
}

/** Ada and Bruno at a running table; whoever is asked first, and the other. */
async function asked(server: TestServer) {
  const [ada, bruno] = [new Guest(server), new Guest(server)];
  const { id } = await ada.create([me('Ada'), open]);
  await bruno.join(await ada.invite(id), 'Bruno');
  await ada.ask('POST', `/tables/${id}/start`);
  const [a, b] = [await ada.line(id), await bruno.line(id)];
  await quiet([a, b]);
  const first = a.picture.question
    ? { guest: ada, line: a, name: 'Ada', seat: 'a' }
    : { guest: bruno, line: b, name: 'Bruno', seat: 'b' };
  return { id, ada, bruno, a, b, first };
}

describe('your turn', () => {
  it('is told to whoever asked for it, also with a page open, once per question', async () => {
    const { clock, server, told, until } = await setting();
    const { id, ada, bruno, a, b } = await asked(server);
    for (const guest of [ada, bruno]) expect((await guest.ask('PUT', '/notices', PUSH)).status).toBe(204);
    const waiting = a.picture.waiting.length;
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

  it('is not told to whoever answers at once', async () => {
    const { clock, server, told } = await setting();
    const { a, b } = await asked(server);
    for (let i = 0; i < 5; i++) {
      await exchange([a, b], 1, i);
      await clock.pass(5_000);
    }
    expect(told.filter(({ way }) => way === 'push')).toEqual([]);
  });

  it('is told to a webhook with a link and a sentence', async () => {
    const { clock, server, told, until } = await setting();
    const { id, a } = await asked(server);
    await clock.pass(45_000);
    await until(a.picture.waiting.length);
    const body = JSON.parse(told[0]?.text ?? '');
    const url = `https://games.example.org/#/table/${id}`;
    expect(body).toMatchObject({ event: 'your-turn', table: id, url });
    expect(body.content).toBe(`${body.name}, tocca a te a Boss Monster: ${url}`);
  });

  it('is no longer told to a browser that wants none', async () => {
    const { clock, server, told, until } = await setting(false);
    const { first, a, b } = await asked(server);
    await first.guest.ask('PUT', '/notices', PUSH);
    await clock.pass(45_000);
    await until(a.picture.waiting.length + 1);
    await exchange([a, b], 1);
    await clock.pass(45_000);
    expect(told.filter(({ way }) => way === 'push')).toHaveLength(1);
  });
});

describe('mail', () => {
  it('is sent only to an address whose owner has agreed', async () => {
    const { clock, server, told, until } = await setting();
    const { first, a, b } = await asked(server);
    const wish = { way: 'mail', language: 'en', address: 'ada@example.org' };
    expect((await first.guest.ask('PUT', '/notices', wish)).status).toBe(204);
    expect(told[0]).toMatchObject({ way: 'mail', to: 'ada@example.org' });
    const link = /#\/confirm\/([\w-]{43})/.exec(told[0]?.text ?? '')?.[1];
    await clock.pass(45_000);
    await until(1 + a.picture.waiting.length);
    expect(told.filter(({ way }) => way === 'mail')).toHaveLength(1);
    const stranger = new Guest(server);
    expect((await stranger.ask('POST', '/notices/confirm', { link: 'x'.repeat(43) })).body.error.code).toBe(
      'unknown-link',
    );
    expect((await stranger.ask('POST', '/notices/confirm', { link })).status).toBe(204);
    const before = told.length;
    await exchange([a, b], 4);
    await clock.pass(60_000);
    await until(before + 1);
    expect((await first.guest.ask('DELETE', '/notices/mail')).status).toBe(204);
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
    'https://printer.local/x',
    'https://[::1]/x',
    'http://push.example.org/x',
  ])('is never to knock at %s in the server’s name', async endpoint => {
    const { server } = await setting();
    const wish = { ...PUSH, subscription: { ...PUSH.subscription, endpoint } };
    expect((await new Guest(server).ask('PUT', '/notices', wish)).status).toBe(400);
  });
});
