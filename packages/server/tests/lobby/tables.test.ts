import { bossMonster } from '@tavolata/boss-monster';
import { loadMatch, type MatchFile } from '@tavolata/kernel/match';
import type { SeatFile } from '@tavolata/protocol';
import { numbers } from '@tavolata/testing/toys';
import { describe, expect, it, vi } from 'vitest';
import { anyGame, gamesOf } from '../../src/games.ts';
import { bot, Guest, me, type Opened, open, type Refused } from '../kit/guest.ts';
import { exchange, quiet } from '../kit/play.ts';
import { serve, type TestServer } from '../kit/server.ts';

interface Listed {
  readonly id: string;
  readonly seat: string;
  readonly phase: string;
  readonly waiting: readonly string[];
  readonly yourTurn: boolean;
  readonly over: boolean;
}

/** Two people at a table that waits for its start. */
async function pair(server: TestServer, more: object = {}) {
  const [ada, bruno] = [new Guest(server), new Guest(server)];
  const { id } = await ada.create([me('Ada'), open], more);
  await bruno.join(await ada.invite(id), 'Bruno');
  return { id, ada, bruno, eve: new Guest(server) };
}

/** The same, over: Bruno has conceded. */
async function finished(server: TestServer) {
  const table = await pair(server);
  await table.ada.ask('POST', `/tables/${table.id}/start`);
  const line = await table.bruno.line(table.id);
  await line.command({ do: 'concede' });
  // Whatever Ada is asked in the middle of a step decides nothing any more, and is answered for her.
  await line.until(() => line.snapshot.phase === 'over');
  return { ...table, line };
}

describe('a new table', () => {
  it('gives whoever makes it a seat, and a cookie no script can read', async () => {
    const server = await serve();
    const ada = new Guest(server);
    const { status, body, headers } = await ada.ask<Opened>('POST', '/tables', {
      game: 'boss-monster',
      seats: [open, me('Ada')],
    });
    expect([status, body.seat]).toEqual([201, 'b']);
    expect(headers.get('set-cookie')).toMatch(
      /^tavolata=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
  });

  it('starts at once when only bots are at it', async () => {
    const server = await serve();
    const ada = new Guest(server);
    const { id } = await ada.create([me('Ada'), bot(), bot('easy')]);
    expect((await ada.line(id)).snapshot.phase).toBe('playing');
  });

  it.each([
    ['unknown-game', { game: 'chess', seats: [me('Ada'), open] }],
    ['wrong-seats', { game: 'boss-monster', seats: [me('Ada')] }],
    ['wrong-seats', { game: 'boss-monster', seats: [open, open] }],
    ['wrong-seats', { game: 'boss-monster', seats: [me('Ada'), me('Bruno')] }],
    ['bad-name', { game: 'boss-monster', seats: [me('   '), open] }],
    ['bad-name', { game: 'boss-monster', seats: [me('a\u202eb'), open] }],
    ['bad-name', { game: 'boss-monster', seats: [me('a\u2028b'), open] }],
    ['unknown-bot', { game: 'boss-monster', seats: [me('Ada'), bot('genius')] }],
    ['wrong-options', { game: 'boss-monster', seats: [me('Ada'), open], options: { variants: ['x'] } }],
    ['malformed', { game: 'boss-monster', seats: [me('Ada'), open], secret: 'x' }],
    ['malformed', { game: 'boss-monster' }],
    ['malformed', []],
  ])('is refused as %s: %j', async (code, body) => {
    const ada = new Guest(await serve());
    const answer = await ada.ask('POST', '/tables', body);
    expect([answer.status, answer.body.error.code]).toEqual([400, code]);
    expect((await ada.ask<Listed[]>('GET', '/tables')).body).toEqual([]);
  });
});

describe('an invite', () => {
  it('shows what it is for before anybody says yes', async () => {
    const server = await serve();
    const [ada, bruno] = [new Guest(server), new Guest(server)];
    const { id } = await ada.create([me('Ada'), open, bot()]);
    const link = await ada.invite(id);
    const { body } = await bruno.ask('POST', '/invites/look', { link });
    expect(body).toEqual({
      id,
      game: 'boss-monster',
      names: ['Ada', 'Ombra'],
      free: 1,
      options: {},
      begun: false,
      used: false,
    });
  });

  it('tells how it is played, and that it has begun', async () => {
    const server = await serve();
    const [ada, bruno, carla] = [new Guest(server), new Guest(server), new Guest(server)];
    const terms = {
      options: { variants: ['hard'] },
      clock: { budget: 600_000, bonus: 15_000, warning: 60_000, patience: 0 },
    };
    const seats = [me('Ada'), open, bot()];
    const { id } = await ada.create(seats, terms);
    const link = await ada.invite(id);
    expect((await carla.ask('POST', '/invites/look', { link })).body).toMatchObject({
      ...terms,
      begun: false,
    });
    await bruno.join(await ada.invite(id), 'Bruno');
    await ada.ask('POST', `/tables/${id}/start`);
    expect((await carla.ask('POST', '/invites/look', { link })).body).toMatchObject({
      ...terms,
      begun: true,
    });
  });

  it('claims one free seat once, however many try at the same time', async () => {
    const server = await serve();
    const ada = new Guest(server);
    const { id } = await ada.create([me('Ada'), open, open, open]);
    const link = await ada.invite(id);
    const guests = Array.from({ length: 8 }, () => new Guest(server));
    const answers = await Promise.all(guests.map((guest, i) => guest.join(link, `G${i}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.error?.code))).toEqual(new Set(['link-used']));
    const late = await new Guest(server).join(link, 'Late');
    expect(late.body.error?.code).toBe('link-used');
  });

  it('gives the same guest the same seat again', async () => {
    const server = await serve();
    const [ada, bruno] = [new Guest(server), new Guest(server)];
    const { id } = await ada.create([me('Ada'), open, open]);
    const link = await ada.invite(id);
    const first = (await bruno.join(link, 'Bruno')).body;
    expect((await bruno.join(link, 'Bruno')).body).toEqual(first);
    expect((await bruno.join(await ada.invite(id), 'Bruno')).body).toEqual(first);
  });

  it('may be accepted twice at once, also by somebody who was never here', async () => {
    const server = await serve();
    const [ada, bruno] = [new Guest(server), new Guest(server)];
    const { id } = await ada.create([me('Ada'), open, open, open]);
    const link = await ada.invite(id);
    await bruno.ask('POST', '/invites/look', { link });
    const answers = await Promise.all([1, 2, 3].map(() => bruno.join(link, 'Bruno')));
    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill({ id, seat: 'b' }));
    expect((await bruno.line(id)).snapshot.seats.map(({ who }) => who)).toEqual([
      'person',
      'person',
      'open',
      'open',
    ]);
  });

  it('and another accepted at once give one guest one seat', async () => {
    const server = await serve();
    const [ada, eve] = [new Guest(server), new Guest(server)];
    const { id } = await ada.create([me('Ada'), open, open, open]);
    const links = [await ada.invite(id), await ada.invite(id)];
    await eve.ask('POST', '/invites/look', { link: links[0] });
    const answers = await Promise.all(links.map(link => eve.join(link, 'Eve')));
    expect(answers.map(({ body }) => body)).toEqual(Array(2).fill({ id, seat: 'b' }));
    // The one that was not needed is there for somebody else.
    const looks = links.map(link =>
      new Guest(server).ask<{ used: boolean }>('POST', '/invites/look', { link }),
    );
    expect((await Promise.all(looks)).filter(({ body }) => body.used)).toHaveLength(1);
  });

  it('that is refused makes nobody somebody else', async () => {
    const server = await serve();
    const [ada, bruno, late] = [new Guest(server), new Guest(server), new Guest(server)];
    const { id } = await ada.create([me('Ada'), open]);
    const link = await ada.invite(id);
    await bruno.join(link, 'Bruno');
    const refused = await late.join(link, 'Late');
    expect([refused.body.error?.code, refused.headers.get('set-cookie')]).toEqual(['link-used', null]);
  });

  it('that finds no seat is not used up', async () => {
    const server = await serve();
    const { id, ada, eve } = await pair(server);
    const link = await ada.invite(id);
    expect((await eve.join(link, 'Eve')).body.error?.code).toBe('no-free-seat');
    const line = await (await ada.line(id)).command({ do: 'replace', seat: 'a', with: 'open' });
    expect(line.ok).toBe(true);
    expect((await eve.join(link, 'Eve')).body).toEqual({ id, seat: 'a' });
  });

  it('with a bad name claims nothing', async () => {
    const server = await serve();
    const [ada, bruno] = [new Guest(server), new Guest(server)];
    const { id } = await ada.create([me('Ada'), open]);
    const link = await ada.invite(id);
    expect((await bruno.join(link, '')).body.error?.code).toBe('bad-name');
    expect((await bruno.join(link, 'Bruno')).body).toEqual({ id, seat: 'b' });
  });

  it('can be withdrawn, and is only for those at the table to make', async () => {
    const server = await serve();
    const { id, ada, eve } = await pair(server);
    const link = await ada.invite(id);
    expect((await eve.ask('POST', `/tables/${id}/invites`)).status).toBe(401);
    await eve.create([me('Eve'), open]);
    expect((await eve.ask('POST', `/tables/${id}/invites`)).body.error.code).toBe('unknown-table');
    expect((await ada.ask('DELETE', `/tables/${id}/invites`)).status).toBe(204);
    expect((await eve.join(link, 'Eve')).body.error?.code).toBe('unknown-link');
  });
});

describe('a seat link', () => {
  it('lets another device hold the same seat, until it is revoked', async () => {
    const server = await serve();
    const { id, ada, eve } = await pair(server);
    await ada.ask('POST', `/tables/${id}/start`);
    const { link } = (await ada.ask<{ link: string }>('POST', `/tables/${id}/seat-links`)).body;
    const phone = new Guest(server);
    expect((await phone.ask('POST', '/seat-links/enter', { link })).body).toEqual({ id, seat: 'a' });
    const [first, second] = [await ada.line(id), await phone.line(id)];
    expect(second.snapshot).toEqual(first.snapshot);
    expect(await second.command({ do: 'hold', on: true })).toMatchObject({ ok: true });
    await first.until(() => first.snapshot.settings?.hold === true);
    expect((await ada.ask('DELETE', `/tables/${id}/seat-links`)).status).toBe(204);
    await second.until(() => second.closed !== undefined);
    expect(second.closed).toEqual({ code: 4002, reason: 'withdrawn' });
    expect((await phone.line(id)).closed?.reason).toBe('unknown-table');
    expect((await eve.ask('POST', '/seat-links/enter', { link })).body.error.code).toBe('unknown-link');
    expect(first.closed).toBeUndefined();
    expect((await ada.line(id)).snapshot.phase).toBe('playing');
  });

  it('is no way to hold two seats, and an invite is no seat link', async () => {
    const server = await serve();
    const { id, ada, bruno } = await pair(server);
    const { link } = (await ada.ask<{ link: string }>('POST', `/tables/${id}/seat-links`)).body;
    expect((await bruno.ask('POST', '/seat-links/enter', { link })).body.error.code).toBe('already-seated');
    expect((await bruno.join(link, 'B')).body.error?.code).toBe('unknown-link');
    const invite = await ada.invite(id);
    expect((await bruno.ask('POST', '/seat-links/enter', { link: invite })).body.error.code).toBe(
      'unknown-link',
    );
  });
});

describe('the owner', () => {
  it('alone starts, fills, opens to watchers and deletes', async () => {
    const server = await serve();
    const [ada, bruno] = [new Guest(server), new Guest(server)];
    const { id } = await ada.create([me('Ada'), open, open]);
    await bruno.join(await ada.invite(id), 'Bruno');
    for (const [method, path, body] of [
      ['POST', '/start', {}],
      ['POST', '/seats/c', { level: 'easy' }],
      ['PUT', '/watch', { on: true }],
      ['DELETE', '', undefined],
    ] as const)
      expect((await bruno.ask(method, `/tables/${id}${path}`, body)).body.error.code).toBe('not-owner');
    expect((await ada.ask('POST', `/tables/${id}/start`)).body.error.code).toBe('seats-open');
    expect((await ada.ask('POST', `/tables/${id}/seats/c`, { level: 'easy' })).status).toBe(204);
    const again = await ada.ask('POST', `/tables/${id}/seats/c`, { level: 'normal' });
    expect([again.status, again.body.error.code]).toEqual([409, 'seat-taken']);
    const { body: tables } = await ada.ask<readonly { readonly seats: readonly object[] }[]>(
      'GET',
      '/tables',
    );
    expect(tables[0]?.seats[2]).toMatchObject({ who: 'bot', level: 'easy', name: 'Ombra' });
    expect((await ada.ask('POST', `/tables/${id}/start`)).status).toBe(204);
    expect((await ada.ask('POST', `/tables/${id}/start`)).body.error.code).toBe('already-started');
    const line = await bruno.line(id);
    expect((await ada.ask('DELETE', `/tables/${id}`)).status).toBe(204);
    await line.until(() => line.closed !== undefined);
    expect(line.closed).toEqual({ code: 4001, reason: 'deleted' });
    expect((await bruno.line(id)).closed?.reason).toBe('unknown-table');
    expect((await ada.ask<Listed[]>('GET', '/tables')).body).toEqual([]);
  });
});

describe('the list of my tables', () => {
  it('tells whose turn it is, also of tables that are not in memory', async () => {
    const server = await serve();
    const { id, ada, bruno, eve } = await pair(server);
    const list = async (guest: Guest) => (await guest.ask<Listed[]>('GET', '/tables')).body;
    await ada.ask('POST', `/tables/${id}/start`);
    const lines = [await ada.line(id), await bruno.line(id)];
    await quiet(lines);
    const [before] = await list(ada);
    expect(before).toMatchObject({ phase: 'playing', over: false, turn: 0 });
    expect(before?.yourTurn).toBe(before?.waiting.includes('a'));
    await server.restart();
    expect(await list(ada)).toEqual([before]);
    expect((await list(bruno))[0]?.seat).toBe('b');
    expect(await list(eve)).toEqual([]);
  });

  it('waits for those who have yet to answer of all who are asked together, and tells each of themselves', async () => {
    const server = await serve({}, { games: gamesOf(anyGame(numbers)) });
    const { id, ada, bruno } = await pair(server, { game: 'numbers' });
    await ada.ask('POST', `/tables/${id}/start`);
    const lists = async () =>
      Promise.all([ada, bruno].map(async guest => (await guest.ask<Listed[]>('GET', '/tables')).body[0]));
    const turns = async () => (await lists()).map(table => table?.yourTurn);
    const before = await lists();
    expect(before.map(table => table?.yourTurn)).toEqual([true, true]);
    const line = await ada.line(id);
    await line.answer(5);
    expect(await turns()).toEqual([false, true]);
    expect((await lists())[1]).toEqual(before[1]);
    await server.restart();
    expect(await turns()).toEqual([false, true]);
    const again = await ada.line(id);
    await again.command({ do: 'undo' });
    expect(await turns()).toEqual([true, true]);
    await server.restart();
    expect(await turns()).toEqual([true, true]);
    expect(await lists()).toEqual(before);
  });

  it('waits for its owner once everybody has come, also of tables that are not in memory', async () => {
    const server = await serve();
    const { id, ada, bruno } = await pair(server);
    const { id: another } = await ada.create([me('Ada'), open]);
    const waits = async (guest: Guest) =>
      Object.fromEntries(
        (await guest.ask<Listed[]>('GET', '/tables')).body.map(table => [table.id, table.yourTurn]),
      );
    expect(await waits(ada)).toEqual({ [id]: true, [another]: false });
    expect(await waits(bruno)).toEqual({ [id]: false });
    await server.restart();
    expect(await waits(ada)).toEqual({ [id]: true, [another]: false });
  });

  it('does not tell of what only another seat may know', async () => {
    const server = await serve();
    const { id, ada, bruno } = await pair(server);
    await ada.ask('POST', `/tables/${id}/start`);
    const lines = [await ada.line(id), await bruno.line(id)];
    await quiet(lines);
    const list = async () => (await ada.ask<Listed[]>('GET', '/tables')).body;
    const before = await list();
    await lines[1]?.command({ do: 'hold', on: true });
    expect(await list()).toEqual(before);
    await exchange(lines, 2);
    expect(await list()).not.toEqual(before);
  });

  it('renews the cookie of whoever asks for it, and makes nobody a guest', async () => {
    const server = await serve();
    const { ada, eve } = await pair(server);
    const set = async (guest: Guest) => (await guest.ask('GET', '/tables')).headers.get('set-cookie');
    const { cookie } = ada;
    expect(await set(ada)).toBe(`${cookie}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax`);
    expect(await set(eve)).toBeNull();
    const bearer = { authorization: `Bearer ${cookie?.split('=')[1]}` };
    const response = await fetch(`${server.url}/api/tables`, { headers: bearer });
    expect([await response.json(), response.headers.get('set-cookie')]).toEqual([[expect.anything()], null]);
  });
});

describe('a finished match', () => {
  it('is played again by the same people, at one table, whoever asks', async () => {
    const server = await serve();
    const { id, ada, bruno, line } = await finished(server);
    const again = await Promise.all(
      [ada, bruno, ada].map(guest => guest.ask<Opened>('POST', `/tables/${id}/rematch`)),
    );
    const ids = new Set(again.map(({ body }) => body.id));
    expect(ids.size).toBe(1);
    const [next] = [...ids] as [string];
    await line.until(() => line.messages.some(({ t }) => t === 'rematch'));
    expect(line.messages.find(({ t }) => t === 'rematch')).toEqual({
      ...{ t: 'rematch', table: next },
      by: expect.stringMatching(/^[ab]$/),
    });
    const lines = [await ada.line(next), await bruno.line(next)];
    expect(lines.map(({ snapshot }) => snapshot.phase)).toEqual(['playing', 'playing']);
    expect(lines.map(({ updates }) => updates[0]?.viewer)).toEqual(['a', 'b']);
    expect((await ada.ask<Listed[]>('GET', '/tables')).body.map(table => table.id).sort()).toEqual(
      [id, next].sort(),
    );
  });

  it('is gathered for again where somebody has given up their seat', async () => {
    const server = await serve();
    const { id, ada, line } = await finished(server);
    expect(await line.command({ do: 'replace', seat: 'b', with: 'open' })).toMatchObject({ ok: true });
    const again = await ada.ask<Opened>('POST', `/tables/${id}/rematch`);
    expect(again.status).toBe(200);
    expect((await ada.line(again.body.id)).snapshot).toMatchObject({
      phase: 'gathering',
      seats: [{ who: 'person' }, { who: 'open' }],
    });
  });

  it('can be had with its key, and replayed by whoever has the link', async () => {
    const server = await serve();
    const { id, ada, eve } = await finished(server);
    const file = (await ada.ask<MatchFile>('GET', `/tables/${id}/export`)).body;
    const match = loadMatch(bossMonster, file);
    expect(typeof match === 'string' ? match : match.digest()).toBe(file.digest);
    const { body } = await eve.ask<{ file: MatchFile; names: object }>('GET', `/tables/${id}/replay`);
    expect(body).toEqual({ file, names: { a: 'Ada', b: 'Bruno' } });
  });

  it('cannot be had before its end: only what the seat saw', async () => {
    const server = await serve();
    const { id, ada, bruno, eve } = await pair(server);
    await ada.ask('POST', `/tables/${id}/start`);
    const line = await ada.line(id);
    const exported = async () => (await ada.ask<SeatFile>('GET', `/tables/${id}/export`)).body;
    // What is answered by itself may still come.
    await vi.waitFor(async () => expect((await exported()).snapshot.view).toEqual(line.snapshot.view));
    const body = await exported();
    expect(body).toMatchObject({ format: 'tavolata-seat', seat: 'a', events: line.events });
    expect(JSON.stringify(body)).not.toContain('"secret"');
    expect((await ada.ask('GET', `/tables/${id}/replay`)).body.error.code).toBe('not-over');
    expect((await ada.ask('POST', `/tables/${id}/rematch`)).body.error.code).toBe('not-over');
    expect((await eve.ask<Refused>('GET', `/tables/${id}/export`)).status).toBe(401);
    expect((await eve.ask('GET', `/tables/${id}/replay`)).body.error.code).toBe('unknown-table');
    await ada.ask('PUT', `/tables/${id}/watch`, { on: true });
    expect((await eve.ask('GET', `/tables/${id}/replay`)).body.error.code).toBe('not-over');
    expect((await bruno.ask<Record<string, unknown>>('GET', `/tables/${id}/export`)).body.seat).toBe('b');
    // Whoever only takes a file home has not come to the table.
    await line.settled();
    expect(line.updates.filter(({ snapshot }) => snapshot.seats[1]?.here)).toEqual([]);
  });
});
