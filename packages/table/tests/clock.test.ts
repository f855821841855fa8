import { describe, expect, it } from 'vitest';
import { bot, Client, person, sitDown } from './toys/kit.ts';

const STACK = ['strike', 'auction', 'peek', 'guard', 'peek', 'peek', 'peek', 'peek', 'peek'];
const clock = { budget: 60_000, bonus: 5_000, warning: 10_000, patience: 30_000 };

const notices = (client: Client): string[] =>
  client.updates.flatMap(({ notices: told }) => told.map(({ type }) => type));

describe('the gentle clock', () => {
  it('runs for whoever is asked, and gives some time back for an answer', async () => {
    const { clients, pass, ports } = await sitDown({ stack: STACK, clock });
    const { a, b } = clients;
    expect(b.picture.clock).toEqual({
      a: { left: 60_000, since: ports.clock.now() },
      b: { left: 60_000 },
    });
    await pass(20_000);
    await a.answer('strike');
    expect(b.picture.clock?.a).toEqual({ left: 45_000 });
    expect(b.picture.clock?.b).toEqual({ left: 60_000, since: ports.clock.now() });
    await pass(1000);
    await b.answer('pass');
    // No more than one had at the beginning.
    expect(b.picture.clock?.b?.left).toBe(60_000);
  });

  it('warns everybody, then the default answer stands', async () => {
    const { clients, pass, ports } = await sitDown({ stack: STACK, clock });
    const { a, b } = clients;
    await a.answer('strike');
    await pass(49_999);
    expect(a.picture.clock?.b?.warned).toBeUndefined();
    await pass(1);
    expect(a.picture.clock?.b).toEqual({ left: 10_000, since: ports.clock.now(), warned: true });
    await pass(9_999);
    expect(b.prompt).toBe('respond');
    await pass(1);
    expect(b.prompt).not.toBe('respond');
    expect(notices(a)).toContain('timed-out');
    const lines = (await ports.storage.load('match'))?.lines ?? [];
    expect(
      lines.some(({ entry }) => entry.t === 'answer' && entry.seat === 'b' && entry.by === 'default'),
    ).toBe(true);
    // The next question is not lost before it is read.
    expect(b.picture.clock?.b?.left).toBe(15_000);
  });

  it('gives more time, from others, or from oneself where there are only bots', async () => {
    const { clients, pass } = await sitDown({ stack: STACK, clock });
    const { a, b } = clients;
    await pass(55_000);
    expect(await a.send({ do: 'more-time', seat: 'a' })).toMatchObject({ error: { code: 'not-yours' } });
    expect(await b.send({ do: 'more-time', seat: 'a' })).toMatchObject({ ok: true });
    expect(a.picture.clock?.a).toMatchObject({ left: 35_000 });
    expect(a.picture.clock?.a?.warned).toBeUndefined();
    await pass(34_000);
    expect(a.prompt).toBe('act');
    expect(notices(a)).toContain('more-time');
    const solo = await sitDown({ seats: [person('Ada'), bot()], clock });
    expect(await solo.clients.a.send({ do: 'more-time', seat: 'a' })).toMatchObject({ ok: true });
    expect(await solo.clients.a.send({ do: 'more-time', seat: 'b' })).toMatchObject({
      error: { code: 'not-seated' },
    });
    const timeless = await sitDown({ stack: STACK });
    expect(await timeless.clients.a.send({ do: 'more-time', seat: 'b' })).toMatchObject({
      error: { code: 'no-clock' },
    });
    expect(timeless.clients.a.picture.clock).toBeUndefined();
  });

  it('waits a while for somebody who has lost the line', async () => {
    const { clients, pass, table, ports } = await sitDown({ stack: STACK, clock });
    const { a, b } = clients;
    await pass(10_000);
    a.unsubscribe();
    await table.idle();
    expect(b.picture.seats[0]?.here).toBe(false);
    expect(b.picture.clock?.a).toEqual({ left: 50_000 });
    await pass(20_000);
    const back = new Client(table, 'a');
    await table.idle();
    expect(back.picture.clock?.a).toEqual({ left: 50_000, since: ports.clock.now() });
    // What is left of the patience for this question is ten seconds.
    back.unsubscribe();
    await pass(10_000);
    expect(b.picture.clock?.a).toEqual({ left: 50_000, since: ports.clock.now() });
    await pass(49_999);
    expect(b.prompt).toBeUndefined();
    await pass(1);
    expect(b.prompt).toBe('act');
  });

  it('tells nobody who has answered a joint question', async () => {
    const { clients, pass } = await sitDown({
      seats: [person('Ada'), person('Bruno'), person('Carla')],
      stack: STACK,
      clock,
    });
    const { a, b, c } = clients;
    await a.answer('auction');
    if (b.prompt === 'respond') await b.answer('pass');
    expect(c.prompt).toBe('bid');
    await pass(7000);
    const before = JSON.stringify(c.picture.clock);
    const heard = c.updates.length;
    await a.answer(2);
    expect(c.updates).toHaveLength(heard);
    await c.answer(1);
    expect(JSON.stringify(c.picture.clock)).toBe(before);
    await b.answer(1);
    expect(c.picture.clock?.a?.left).toBe(58_000);
  });

  it('does not run for bots, nor when the match is over', async () => {
    const { clients, ports } = await sitDown({
      seats: [person('Ada'), bot('random')],
      clock,
      pace: { min: 100, max: 100 },
    });
    const { a } = clients;
    expect(Object.keys(a.picture.clock ?? {})).toEqual(['a']);
    await a.send({ do: 'concede' });
    expect(a.picture.phase).toBe('over');
    expect(ports.clock.next).toBeUndefined();
  });

  it('goes on after a restart, without a rush', async () => {
    const { table, clients, pass, reload, ports } = await sitDown({ stack: STACK, clock });
    await pass(20_000);
    await clients.a.answer('strike');
    await pass(15_000);
    // The old host is gone: its clock must not ring any more.
    await table.close();
    const again = await reload();
    const b = new Client(again, 'b');
    await again.idle();
    expect(b.picture.clock?.a).toEqual({ left: 45_000 });
    expect(b.picture.clock?.b).toEqual({ left: 45_000, since: ports.clock.now() });
    await again.close();
    await ports.clock.pass(3_600_000);
    const later = await reload();
    const back = new Client(later, 'b');
    await later.idle();
    expect(back.picture.clock?.b?.left).toBe(10_000);
  });
});
