import type { Pick } from '@tavolata/kernel';
import { ManualClock } from '@tavolata/table';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Database, databaseFile, openFile } from '../../src/storage/sqlite.ts';
import { bot, Guest, me, type Opened, open } from '../kit/guest.ts';
import { exchange } from '../kit/play.ts';
import { serve, type TestServer } from '../kit/server.ts';

/** Another hand on the server's file. */
function fileOf({ config }: TestServer): Database {
  const database = openFile(databaseFile(config.dataDir));
  onTestFinished(() => {
    database.close();
  });
  return database;
}

const refusing = (table: string): string =>
  `CREATE TRIGGER full_${table} BEFORE INSERT ON ${table} BEGIN SELECT raise(ABORT, 'the disk is full'); END`;

describe('a disk with room for no more than the journal', () => {
  it('keeps nobody from their tables, before a restart and after', async () => {
    const server = await serve();
    const ada = new Guest(server);
    const { id } = await ada.create([me('Ada'), bot()]);
    const line = await ada.line(id);
    fileOf(server).exec(refusing('lines'));
    await exchange([line], 3);
    const known = [...line.events];
    const isThere = async (): Promise<void> => {
      expect((await ada.line(id)).events.slice(0, known.length)).toEqual(known);
      expect((await ada.ask('GET', '/tables')).body).toMatchObject([{ id, phase: 'playing' }]);
    };
    await isThere();
    await server.restart();
    await isThere();
  });
});

/** For what is found out in the background. */
const WAIT = { timeout: 30_000, interval: 20 };

describe('a disk without room', () => {
  const ready = async ({ url }: TestServer) => (await fetch(`${url}/readyz`)).status;

  it('is told to whoever asks whether the server can work, and so is that there is room again', async () => {
    const clock = new ManualClock();
    const server = await serve({}, { clock });
    const file = fileOf(server);
    expect(await ready(server)).toBe(200);
    file.exec(refusing('settings'));
    // It was tried a moment ago.
    expect(await ready(server)).toBe(200);
    await clock.pass(5000);
    await vi.waitUntil(async () => (await ready(server)) === 503, WAIT);
    file.exec('DROP TRIGGER full_settings');
    await clock.pass(5000);
    await vi.waitUntil(async () => (await ready(server)) === 200, WAIT);
  });

  it('says nothing about a server that has room again, though somebody’s answer was lost before', async () => {
    const clock = new ManualClock();
    const server = await serve({}, { clock });
    const ada = new Guest(server);
    const { id } = await ada.create([me('Ada'), bot()]);
    const line = await ada.line(id);
    await line.until(() => line.snapshot.asked !== undefined);
    const file = fileOf(server);
    file.exec(refusing('journal'));
    expect(await line.answer(line.snapshot.asked?.question.fallback as Pick)).toMatchObject({
      error: { code: 'not-saved' },
    });
    file.exec('DROP TRIGGER full_journal');
    expect(await ready(server)).toBe(200);
  });
});

describe('what cannot be saved', () => {
  it('is told to whoever asked for it, who may try again', async () => {
    const server = await serve();
    const ada = new Guest(server);
    const file = fileOf(server);
    file.exec(refusing('headers'));
    const wish = { game: 'boss-monster', seats: [me('Ada'), bot()] };
    const refused = await ada.ask('POST', '/tables', wish);
    expect([refused.status, refused.body.error.code]).toEqual([503, 'not-saved']);
    file.exec('DROP TRIGGER full_headers');
    expect((await ada.ask('POST', '/tables', wish)).status).toBe(201);
  });

  it('is told to whoever has said it, and their line stays', async () => {
    const server = await serve();
    const ada = new Guest(server);
    const { id } = await ada.create([me('Ada'), open]);
    const line = await ada.line(id);
    const file = fileOf(server);
    const say = async (n: number) => {
      line.send({ t: 'chat', id: n, text: 'Ciao' });
      const said = () => line.messages.find(message => message.t === 'said' && message.id === n);
      await line.until(() => said() !== undefined || line.closed !== undefined);
      return said();
    };
    file.exec(refusing('chat'));
    expect(await say(1)).toEqual({ t: 'said', id: 1, ok: false, code: 'not-saved' });
    file.exec('DROP TRIGGER full_chat');
    expect(await say(2)).toEqual({ t: 'said', id: 2, ok: true });
  });

  it('is no table less for its people', async () => {
    const server = await serve();
    const ada = new Guest(server);
    const { id } = await ada.create([me('Ada'), open]);
    const line = await ada.line(id);
    const file = fileOf(server);
    file.exec(
      "CREATE TRIGGER stuck BEFORE DELETE ON matches BEGIN SELECT raise(ABORT, 'the disk is full'); END",
    );
    expect((await ada.ask('DELETE', `/tables/${id}`)).body.error.code).toBe('not-saved');
    await line.settled();
    expect(line.closed).toBeUndefined();
    file.exec('DROP TRIGGER stuck');
    expect((await ada.ask('DELETE', `/tables/${id}`)).status).toBe(204);
    await line.until(() => line.closed !== undefined);
    expect(line.closed?.code).toBe(4001);
  });
});

describe('a seat that is given away while the disk does not let go of who held it', () => {
  const stuck =
    "CREATE TRIGGER stuck BEFORE DELETE ON claims BEGIN SELECT raise(ABORT, 'the disk is full'); END";

  /** Bruno's seat is open, or a bot's, and the store still calls it his. */
  async function deserted(to = 'open') {
    const server = await serve();
    const [ada, bruno] = [new Guest(server), new Guest(server)];
    const { id } = await ada.create([me('Ada'), open]);
    await bruno.join(await ada.invite(id), 'Bruno');
    const { link } = (await bruno.ask<{ link: string }>('POST', `/tables/${id}/seat-links`)).body;
    const phone = new Guest(server);
    await phone.ask('POST', '/seat-links/enter', { link });
    const file = fileOf(server);
    file.exec(stuck);
    const line = await bruno.line(id);
    await line.command({ do: 'replace', seat: 'b', with: to });
    await line.until(() => line.closed !== undefined);
    return { server, id, ada, bruno, phone, file };
  }

  it('is not theirs any more, before a restart and after', async () => {
    const { server, id, bruno, phone } = await deserted();
    const isRefused = async (): Promise<void> => {
      for (const guest of [bruno, phone]) {
        expect((await guest.ask('POST', `/tables/${id}/invites`)).body.error.code).toBe('unknown-table');
        const { closed, updates } = await guest.line(id);
        expect([closed?.reason, updates]).toEqual(['unknown-table', []]);
      }
    };
    await isRefused();
    await server.restart();
    await isRefused();
  });

  it('is not theirs at the next table either', async () => {
    const { id, ada, bruno, phone } = await deserted('easy');
    await ada.ask('POST', `/tables/${id}/start`);
    const line = await ada.line(id);
    await line.command({ do: 'concede' });
    await line.until(() => line.snapshot.phase === 'over');
    const { body: next } = await ada.ask<Opened>('POST', `/tables/${id}/rematch`);
    for (const guest of [bruno, phone])
      expect((await guest.line(next.id)).closed?.reason).toBe('unknown-table');
  });

  it('goes to somebody else once there is room again, or back to them', async () => {
    const { server, id, ada, bruno, phone, file } = await deserted();
    const eve = new Guest(server);
    file.exec('DROP TRIGGER stuck');
    const links = [await ada.invite(id), await ada.invite(id)];
    const guests = [eve, bruno];
    const joined = await Promise.all(guests.map((guest, i) => guest.join(links[i] as string, 'Next')));
    expect(joined.map(({ status }) => status).sort()).toEqual([200, 409]);
    const viewers = await Promise.all(
      [...guests, phone].map(async guest => (await guest.line(id)).updates[0]),
    );
    expect(viewers.map(update => update?.viewer)).toEqual([
      ...joined.map(({ status }) => (status === 200 ? 'b' : undefined)),
      undefined,
    ]);
  });
});

describe('a table that cannot be opened', () => {
  it('now is asked for again, and then it can', async () => {
    const server = await serve();
    const ada = new Guest(server);
    const { id } = await ada.create([me('Ada'), open]);
    const file = fileOf(server);
    // So long ago that nobody takes it up before it is asked for.
    file.exec('UPDATE matches SET touched = 1');
    await server.restart();
    file.exec('ALTER TABLE checkpoints RENAME TO elsewhere');
    const refused = await ada.line(id);
    expect([refused.codes, refused.closed]).toEqual([['failed'], { code: 1011, reason: 'failed' }]);
    file.exec('ALTER TABLE elsewhere RENAME TO checkpoints');
    expect((await ada.line(id)).snapshot.phase).toBe('gathering');
  });

  it('ever is not asked for again, and whoever runs the server can read why', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: line => void lines.push(line) });
    const server = await serve({}, { log });
    const ada = new Guest(server);
    const { id } = await ada.create([me('Ada'), open]);
    fileOf(server).exec("UPDATE matches SET game = 'chess'");
    await server.restart();
    for (let i = 0; i < 3; i++)
      expect((await ada.line(id)).closed).toEqual({ code: 4000, reason: 'unreadable-table' });
    expect(lines.filter(line => line.includes('could not be opened'))).toHaveLength(1);
    lines.length = 0;
    const refused = await ada.ask('POST', `/tables/${id}/invites`);
    expect([refused.status, refused.body.error.code]).toEqual([500, 'unreadable-table']);
    expect(lines).toEqual([expect.stringContaining('which this server does not play')]);
    const replay = async (guest: Guest) => (await guest.ask('GET', `/tables/${id}/replay`)).body.error.code;
    expect([await replay(ada), await replay(new Guest(server))]).toEqual([
      'unreadable-table',
      'unknown-table',
    ]);
    expect((await new Guest(server).line(id)).closed?.reason).toBe('unknown-table');
  });

  it('ever can still be deleted, by its owner alone', async () => {
    const server = await serve();
    const [ada, bruno] = [new Guest(server), new Guest(server)];
    const { id } = await ada.create([me('Ada'), open]);
    await bruno.join(await ada.invite(id), 'Bruno');
    const file = fileOf(server);
    file.exec("UPDATE matches SET game = 'chess'");
    await server.restart();
    const listed = async (guest: Guest) =>
      (await guest.ask<{ id: string; owner: string; seat: string }[]>('GET', '/tables')).body;
    expect(await listed(ada)).toMatchObject([{ id, owner: 'a', seat: 'a' }]);
    expect(await listed(bruno)).toMatchObject([{ id, owner: 'a', seat: 'b' }]);
    expect((await bruno.ask('DELETE', `/tables/${id}`)).body.error.code).toBe('not-owner');
    expect((await new Guest(server).ask('DELETE', `/tables/${id}`)).status).toBe(401);
    expect((await ada.ask('DELETE', `/tables/${id}`)).status).toBe(204);
    expect((await ada.ask('GET', '/tables')).body).toEqual([]);
  });

  it('because its log makes no sense is not asked for again either', async () => {
    const server = await serve();
    const ada = new Guest(server);
    const { id } = await ada.create([me('Ada'), bot()]);
    await exchange([await ada.line(id)], 1);
    await server.close();
    fileOf(server).exec('DELETE FROM checkpoints; DELETE FROM lines WHERE n = 1');
    await server.restart();
    expect((await ada.line(id)).closed).toEqual({ code: 4000, reason: 'unreadable-table' });
  });
});
