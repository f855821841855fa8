import { ONLOOKER } from '@tavolata/kernel';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readCursor, type Update } from '../../src/index.ts';
import { TableState } from '../../src/state/table-state.ts';
import { Client, person, sitDown } from '../toys/kit.ts';
import type { Sparring } from '../toys/sparring.ts';

const STACK = ['strike', 'auction', 'peek', 'guard', 'guard', 'guard', 'peek', 'strike', 'strike'];

describe('the feed', () => {
  it('tells everything at first, then what is new', async () => {
    const { clients, table } = await sitDown({ stack: STACK });
    const { a } = clients;
    await a.answer('stance');
    await a.answer(true);
    const late = new Client(table, 'b');
    await table.idle();
    expect(late.updates).toHaveLength(1);
    expect(late.events).toEqual(clients.b.events);
    expect(a.updates.at(-1)?.events.map(({ type }) => type)).toEqual(['stance']);
  });

  it('resumes where a dropped line left off', async () => {
    const { clients, table } = await sitDown({ stack: STACK });
    const { a, b } = clients;
    await a.answer('stance');
    await a.answer(true);
    b.unsubscribe();
    const had = b.events;
    await a.answer('draw');
    const back = new Client(table, 'b', b.cursor);
    await table.idle();
    const [update] = back.updates as [Update<Sparring>];
    expect(update.from).toBe((had.at(-1)?.n ?? 0) + 1);
    expect(update.events.every(({ n }) => n >= update.from)).toBe(true);
    const all = new Client(table, 'b');
    await table.idle();
    expect([...had, ...update.events]).toEqual(all.events);
    expect(back.snapshot).toEqual(all.snapshot);
  });

  it('says what to forget after an undo, also to whoever was away', async () => {
    const { clients, table, reload } = await sitDown({ stack: STACK });
    const { a, b } = clients;
    await a.answer('stance');
    await a.answer(true);
    b.unsubscribe();
    await a.send({ do: 'undo' });
    await a.answer(false);
    await a.answer('stance');
    await a.answer(false);
    for (const home of [table, await reload()]) {
      const back = new Client(home, 'b', b.cursor);
      await home.idle();
      const [update] = back.updates as [Update<Sparring>];
      const told = [...b.events.filter(({ n }) => n < update.from), ...update.events];
      const all = new Client(home, 'b');
      await home.idle();
      expect(told).toEqual(all.events);
      expect(update.from).toBeLessThan(b.cursor?.events ?? 0);
    }
  });

  /** A table that somebody has gone on at, and then, after a second, as it was before. */
  async function restored(future: (a: Client) => Promise<void>) {
    const { clients, table, reload, ports, pass } = await sitDown({ stack: STACK });
    const backup = await ports.storage.load('match');
    if (!backup) throw new Error('nothing is stored');
    const { a, b } = clients;
    await future(a);
    await table.close();
    await ports.storage.delete('match');
    await ports.storage.create(backup.header);
    await ports.storage.append('match', 0, backup.lines, false);
    await pass(1000);
    const again = await reload();
    const other = new Client(again, 'a');
    await again.idle();
    return { b, again, other };
  }

  it('says what to forget to whoever saw a future that was lost with what was stored', async () => {
    const { b, again, other } = await restored(async a => {
      for (const pick of ['stance', true]) await a.answer(pick);
    });
    await other.answer('strike');
    expect(other.events.length).toBeGreaterThan(b.events.length);
    const back = new Client(again, 'b', b.cursor);
    const all = new Client(again, 'b');
    await again.idle();
    const [update] = back.updates as [Update<Sparring>];
    expect([...b.events.filter(({ n }) => n < update.from), ...update.events]).toEqual(all.events);
  });

  it('keeps no notice from whoever heard more of them in a future that was lost', async () => {
    const takeBack = async (a: Client): Promise<void> => {
      await a.answer('stance');
      expect(await a.send({ do: 'undo' })).toMatchObject({ ok: true });
    };
    const { b, again, other } = await restored(async a => {
      for (let i = 0; i < 3; i++) await takeBack(a);
    });
    await takeBack(other);
    const back = new Client(again, 'b', b.cursor);
    await again.idle();
    expect(back.updates.flatMap(({ notices }) => notices.map(({ type }) => type))).toEqual(['undone']);
  });

  it('takes any nonsense for a cursor', () => {
    const start = { epoch: 0, events: 0, notices: 0 };
    for (const nonsense of [
      undefined,
      null,
      7,
      'x',
      {},
      { epoch: -1, events: 0, notices: 0 },
      { epoch: 0, events: 0.5, notices: 0 },
    ])
      expect(readCursor(nonsense)).toEqual(start);
    expect(readCursor({ epoch: 1, events: 2, notices: 3 })).toEqual({ epoch: 1, events: 2, notices: 3 });
  });

  it('tells everything to whoever shows a cursor that was never given', async () => {
    const { table } = await sitDown({ stack: STACK });
    const odd = new Client(table, 'b', { epoch: 99, events: 99_999, notices: 99_999 });
    await table.idle();
    const all = new Client(table, 'b');
    await table.idle();
    expect(odd.updates[0]).toMatchObject({ from: 0, events: all.events });
  });

  it('tells several devices of one seat the same', async () => {
    const { clients, table } = await sitDown({ stack: STACK });
    const phone = new Client(table, 'b');
    await table.idle();
    await clients.a.answer('strike');
    expect(phone.prompt).toBe('respond');
    await phone.answer('pass');
    expect(clients.b.snapshot).toEqual(phone.snapshot);
  });

  it('tells nothing to whoever has unsubscribed, not even the first message', async () => {
    const { clients, table } = await sitDown({ stack: STACK });
    const fleeting = new Client(table, 'b');
    fleeting.unsubscribe();
    await clients.a.answer('strike');
    expect(fleeting.updates).toEqual([]);
  });
});

describe('a line that breaks', () => {
  it('holds up nobody else, nor does a picture that fails', async () => {
    const { clients, table, ports } = await sitDown({ stack: STACK });
    new Client(table, ONLOOKER);
    const late = new Client(table, 'b');
    await table.idle();
    const { see } = TableState.prototype;
    const seen = vi.spyOn(TableState.prototype, 'see').mockImplementation(function (this: never, viewer) {
      if (viewer === ONLOOKER) throw new Error('nothing to see');
      return see.call(this, viewer);
    });
    onTestFinished(() => seen.mockRestore());
    expect(await clients.b.send({ do: 'hold', on: true })).toMatchObject({ ok: true });
    expect(late.snapshot.settings?.hold).toBe(true);
    expect(ports.reports.stored).toMatchObject([{ report: { kind: 'table' } }]);
  });

  it('is dropped and reported; the others hear everything', async () => {
    const { clients, table, ports } = await sitDown({ stack: STACK });
    let calls = 0;
    table.subscribe('b', () => {
      calls++;
      throw new Error('the socket is gone');
    });
    await table.idle();
    expect(await clients.a.answer('strike')).toMatchObject({ ok: true });
    expect(clients.b.prompt).toBe('respond');
    expect(calls).toBe(1);
    expect(ports.reports.stored).toMatchObject([{ report: { kind: 'table' } }]);
  });
});

describe('an onlooker', () => {
  it('sees the table as an onlooker may, and is asked nothing', async () => {
    const { clients, table } = await sitDown({ stack: STACK });
    const watcher = new Client(table, ONLOOKER);
    await table.idle();
    await clients.a.answer('strike');
    const { view, asked, settings, number } = watcher.snapshot;
    expect([asked, settings, number]).toEqual([undefined, undefined, undefined]);
    for (const seat of ['a', 'b'])
      for (const card of view?.core.zones[`hand/${seat}`] ?? [])
        expect(view?.core.def[card - 1_000_000]).toBeLessThan(0);
    expect(watcher.types).toEqual(['turn-began', 'played']);
    expect(watcher.snapshot.waiting).toEqual(['b']);
    expect(await table.command(ONLOOKER as 'a', { n: 1, do: 'concede' })).toMatchObject({
      error: { code: 'unknown-seat' },
    });
  });

  it('does not hear what only a seat hears', async () => {
    const { clients, table } = await sitDown({ seats: [person('Ada'), person('Bruno')], stack: STACK });
    const watcher = new Client(table, ONLOOKER);
    await clients.a.answer('peek');
    await clients.b.answer('pass');
    const looked = (client: Client) => client.events.filter(({ type }) => type === 'looked').length;
    expect([looked(clients.a), looked(clients.b), looked(watcher)]).toEqual([1, 0, 0]);
  });
});
