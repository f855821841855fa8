import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, readConfig, startServer } from '@tavolata/server';
import { afterEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { keepAnswers, keptAnswers } from '../../src/session/kept-answers.ts';
import { type Line, OnlineSession } from '../../src/session/online.ts';
import { until } from '../kit/until.ts';

const done: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of done.splice(0).reverse()) await end();
});

const config = (dataDir: string, more: Readonly<Record<string, string>>) =>
  readConfig({
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    PACE_MIN: '0',
    PACE_MAX: '0',
    ...more,
  });

async function house(limits: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tavolata-web-'));
  done.push(() => rmSync(dataDir, { recursive: true, force: true }));
  let running: RunningServer = await startServer(config(dataDir, limits));
  done.push(() => running.close());
  const { port } = new URL(running.url);
  return {
    url: running.url,
    stop: () => running.close(),
    start: async () => {
      running = await startServer(config(dataDir, { ...limits, PORT: port }));
    },
  };
}

async function post(url: string, body: unknown, cookie = '') {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close', cookie },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return {
    body: (text ? JSON.parse(text) : {}) as Record<string, string>,
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? cookie,
  };
}

/** Two people at a table, without their lines. */
async function table(url: string) {
  const seats = [{ who: 'me', name: 'Ada' }, { who: 'open' }];
  const ada = await post(`${url}/api/tables`, { game: 'boss-monster', seats });
  const { id } = ada.body as { id: string };
  const { link } = (await post(`${url}/api/tables/${id}/invites`, {}, ada.cookie)).body;
  const bruno = await post(`${url}/api/invites/join`, { link, name: 'Bruno' });
  await post(`${url}/api/tables/${id}/start`, {}, ada.cookie);
  return { id, ada: ada.cookie, bruno: bruno.cookie };
}

/** A session, and every line it has opened. */
function session(url: string, id: string, cookie: string | (() => string)) {
  const sockets: WebSocket[] = [];
  const made = new OnlineSession(id, {
    url: `${url.replace(/^http/, 'ws')}/live`,
    wait: [10, 50],
    connect: to => {
      const headers = { cookie: typeof cookie === 'string' ? cookie : cookie() };
      const socket = new WebSocket(to, { headers });
      sockets.push(socket);
      socket.on('error', () => undefined);
      return socket as unknown as Line;
    },
  });
  done.push(() => made.close());
  return { session: made, sockets };
}

const ASK_ALL = { do: 'stops', mode: 'everything', askForced: true } as const;

describe('an online session', () => {
  it('is told the table and sends commands', async () => {
    const { url } = await house();
    const { id, ada, bruno } = await table(url);
    const [a, b] = [session(url, id, ada).session, session(url, id, bruno).session];
    const first = await until(a.table, value => value !== undefined);
    expect([first?.viewer, first?.about.game]).toEqual(['a', 'boss-monster']);
    expect(await a.send(ASK_ALL)).toEqual({ n: 1, ok: true });
    expect(await a.send({ do: 'hold', on: true })).toEqual({ n: 2, ok: true });
    expect((await until(a.table, value => value?.snapshot.settings?.hold === true))?.snapshot.number).toBe(2);
    expect(await a.send({ do: 'agree', request: 5 })).toMatchObject({
      ok: false,
      error: { code: 'no-request' },
    });
    await until(b.online, online => online);
    expect(await a.say('Ciao')).toBe(true);
    expect((await until(b.chat, lines => lines.length > 0))[0]).toMatchObject({ name: 'Ada', text: 'Ciao' });
  });

  it('goes on after a dropped line as if nothing had been', async () => {
    const { url } = await house();
    const { id, ada } = await table(url);
    const { session: a, sockets } = session(url, id, ada);
    await until(a.table, value => value !== undefined);
    await a.send(ASK_ALL);
    const events = a.table.value?.events;
    // The line breaks while a command is on its way.
    const sent = a.send({ do: 'hold', on: true });
    sockets[0]?.terminate();
    expect(await sent).toEqual({ n: 2, ok: true });
    expect(sockets.length).toBeGreaterThan(1);
    expect(a.table.value?.events).toEqual(events);
  });

  it('survives a restart of the server', async () => {
    const server = await house();
    const { id, ada } = await table(server.url);
    const { session: a } = session(server.url, id, ada);
    await until(a.online, online => online);
    await server.stop();
    await until(a.online, online => !online);
    const sent = a.send({ do: 'hold', on: true });
    await server.start();
    expect(await sent).toMatchObject({ ok: true });
    expect(a.online.value).toBe(true);
    expect(a.refused.value).toBeUndefined();
  });

  it('says what became of an answer that was kept until the page was opened anew, if it is refused', async () => {
    const { url } = await house();
    const { id, ada } = await table(url);
    keepAnswers(id, [{ n: 1, draft: { do: 'answer', q: 'of long ago', pick: 0 } }]);
    const { session: a } = session(url, id, ada);
    const problem = await until(a.keptRefused, refused => refused !== undefined);
    expect(problem?.code).toMatch(/^(stale-question|not-asked)$/);
    expect(keptAnswers(id)).toEqual([]);
  });

  it('sends again what came too fast, and loses none of it', async () => {
    const { url } = await house({ MESSAGES_PER_SECOND: '4' });
    const { id, ada } = await table(url);
    const { session: a, sockets } = session(url, id, ada);
    await until(a.online, online => online);
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, i) => a.send({ do: 'hold', on: i % 2 === 0 })),
    );
    expect(replies.map(({ ok }) => ok)).toEqual(Array.from({ length: 12 }, () => true));
    expect(sockets).toHaveLength(1);
  });

  it('says whether its line of chat was taken, also where it came too fast', async () => {
    const { url } = await house({ MESSAGES_PER_SECOND: '1' });
    const { id, ada } = await table(url);
    const { session: a } = session(url, id, ada);
    await until(a.online, online => online);
    const said = await Promise.all(Array.from({ length: 5 }, () => a.say('Ciao')));
    expect([said.at(0), said.at(-1)]).toEqual([true, false]);
  });

  it('greets again where too much came from its address', async () => {
    const { url } = await house({ ADDRESS_MESSAGES_PER_SECOND: '5' });
    const { id, ada } = await table(url);
    const all = Array.from({ length: 4 }, () => session(url, id, ada));
    for (const { session: each, sockets } of all) {
      await until(each.online, online => online);
      expect(sockets).toHaveLength(1);
    }
  });

  it('that has lost its seat while it was away is told so', async () => {
    const { url } = await house();
    const { id, bruno } = await table(url);
    let cookie = bruno;
    const { session: b, sockets } = session(url, id, () => cookie);
    await until(b.table, value => value !== undefined);
    cookie = '';
    sockets[0]?.terminate();
    expect(await until(b.refused, value => value !== undefined)).toBe('withdrawn');
  });

  it('shares its seat with another device: numbers that are taken are replaced', async () => {
    const { url } = await house();
    const { id, ada } = await table(url);
    const [one, two] = [session(url, id, ada).session, session(url, id, ada).session];
    await Promise.all([one, two].map(each => until(each.table, value => value !== undefined)));
    const replies = await Promise.all([
      one.send({ do: 'hold', on: true }),
      two.send({ do: 'stops', mode: 'everything' }),
      one.send({ do: 'stops', mode: 'touched' }),
      two.send({ do: 'hold', on: false }),
    ]);
    expect(replies.map(({ ok }) => ok)).toEqual([true, true, true, true]);
  });

  it('stops trying where it is not wanted, and says why', async () => {
    const { url } = await house();
    const { id } = await table(url);
    const { session: stranger, sockets } = session(url, id, '');
    expect(await until(stranger.refused, reason => reason !== undefined)).toBe('unknown-table');
    expect(await stranger.send({ do: 'concede' })).toMatchObject({ ok: false });
    expect(sockets).toHaveLength(1);
  });
});
