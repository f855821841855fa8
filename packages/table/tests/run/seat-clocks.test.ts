import { describe, expect, it } from 'vitest';
import { bot, Client, person, sitDown } from '../toys/kit.ts';

const STACK = ['strike', 'auction', 'peek', 'guard', 'peek', 'peek', 'peek', 'peek', 'peek'];
const BIDDING = ['auction', ...Array<string>(10).fill('peek')];
const three = [person('Ada'), person('Bruno'), person('Carla')];
const clock = { budget: 60_000, bonus: 5_000, warning: 10_000, patience: 30_000 };

const notices = (client: Client): string[] =>
  client.updates.flatMap(({ notices: told }) => told.map(({ type }) => type));

describe('the gentle clock', () => {
  it('runs for whoever is asked, and gives some time back for an answer', async () => {
    const { clients, pass, ports } = await sitDown({ stack: STACK, clock });
    const { a, b } = clients;
    expect(b.snapshot.clock).toEqual({
      a: { left: 60_000, since: ports.clock.now() },
      b: { left: 60_000 },
    });
    await pass(20_000);
    await a.answer('strike');
    expect(b.snapshot.clock?.a).toEqual({ left: 45_000 });
    expect(b.snapshot.clock?.b).toEqual({ left: 60_000, since: ports.clock.now() });
    await pass(1000);
    await b.answer('pass');
    // No more than one had at the beginning.
    expect(b.snapshot.clock?.b?.left).toBe(60_000);
  });

  it('warns everybody, then the default answer stands', async () => {
    const { clients, pass, ports } = await sitDown({ stack: STACK, clock });
    const { a, b } = clients;
    await a.answer('strike');
    await pass(49_999);
    expect(a.snapshot.clock?.b?.warned).toBeUndefined();
    await pass(1);
    expect(a.snapshot.clock?.b).toEqual({ left: 10_000, since: ports.clock.now(), warned: true });
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
    expect(b.snapshot.clock?.b?.left).toBe(15_000);
  });

  it('does not run while the host stands still, and shows so as soon as it can', async () => {
    const { clients, pass, ports } = await sitDown({ stack: STACK, clock });
    const { a, b } = clients;
    await pass(20_000);
    ports.clock.pause(300_000);
    await pass(0);
    expect(b.prompt).toBeUndefined();
    expect(a.prompt).toBe('act');
    expect(b.snapshot.clock?.a).toEqual({ left: 40_000, since: ports.clock.now() });
    ports.clock.pause(7000);
    await pass(1000);
    await a.answer('strike');
    expect(b.snapshot.clock?.a).toEqual({ left: 44_000 });
    expect(notices(b)).not.toContain('timed-out');
  });

  it('gives more time, from others, or from oneself where there are only bots', async () => {
    const { clients, pass } = await sitDown({ stack: STACK, clock });
    const { a, b } = clients;
    await pass(55_000);
    expect(await a.send({ do: 'more-time', seat: 'a' })).toMatchObject({ error: { code: 'not-yours' } });
    expect(await b.send({ do: 'more-time', seat: 'a' })).toMatchObject({ ok: true });
    expect(a.snapshot.clock?.a).toMatchObject({ left: 35_000 });
    expect(a.snapshot.clock?.a?.warned).toBeUndefined();
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
    expect(timeless.clients.a.snapshot.clock).toBeUndefined();
  });

  it('waits a while for somebody who has lost the line', async () => {
    const { clients, pass, table, ports } = await sitDown({ stack: STACK, clock });
    const { a, b } = clients;
    await pass(10_000);
    a.unsubscribe();
    await table.idle();
    expect(b.snapshot.seats[0]?.here).toBe(false);
    expect(b.snapshot.clock?.a).toEqual({ left: 50_000 });
    await pass(20_000);
    const back = new Client(table, 'a');
    await table.idle();
    expect(back.snapshot.clock?.a).toEqual({ left: 50_000, since: ports.clock.now() });
    // What is left of the patience for this question is ten seconds.
    back.unsubscribe();
    await pass(10_000);
    expect(b.snapshot.clock?.a).toEqual({ left: 50_000, since: ports.clock.now() });
    await pass(49_999);
    expect(b.prompt).toBeUndefined();
    await pass(1);
    expect(b.prompt).toBe('act');
  });

  it('stands while an undo is discussed', async () => {
    const kit = await sitDown({ seats: three, stack: BIDDING, clock });
    const { a, b, c } = kit.clients;
    await a.answer('draw');
    await kit.pass(5000);
    await a.send({ do: 'undo' });
    expect(c.snapshot.clock?.b).toEqual({ left: 55_000 });
    await kit.pass(600_000);
    expect(b.prompt).toBe('act');
    // The host restarts, and they are still at it.
    await kit.table.close();
    const again = await kit.reload();
    const back = new Client(again, 'b');
    await again.idle();
    await kit.ports.clock.pass(600_000, () => again.idle());
    expect(back.snapshot.clock?.b).toEqual({ left: 55_000 });
    await back.send({ do: 'refuse', request: back.snapshot.undo?.request });
    expect(back.snapshot.clock?.b).toEqual({ left: 55_000, since: kit.ports.clock.now() });
  });

  it('rings again where the default answer made the rules throw', async () => {
    const stack = ['bomb', 'peek', 'peek', 'charm', 'guard', ...Array<string>(6).fill('peek')];
    const { clients, pass, ports } = await sitDown({ stack, clock });
    const { a, b } = clients;
    await a.answer('bomb');
    await pass(60_000);
    expect(ports.reports.stored).toHaveLength(1);
    expect(a.snapshot.clock?.b).toEqual({ left: 10_000, since: ports.clock.now(), warned: true });
    await pass(10_000);
    expect(b.types).toContain('guarded');
  });

  it('does not run for bots, nor when the match is over', async () => {
    const { clients, ports } = await sitDown({
      seats: [person('Ada'), bot('random')],
      clock,
      pace: { min: 100, max: 100 },
    });
    const { a } = clients;
    expect(Object.keys(a.snapshot.clock ?? {})).toEqual(['a']);
    await a.send({ do: 'concede' });
    expect(a.snapshot.phase).toBe('over');
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
    expect(b.snapshot.clock?.a).toEqual({ left: 45_000 });
    expect(b.snapshot.clock?.b).toEqual({ left: 45_000, since: ports.clock.now() });
    await again.close();
    await ports.clock.pass(3_600_000);
    const later = await reload();
    const back = new Client(later, 'b');
    await later.idle();
    expect(back.snapshot.clock?.b?.left).toBe(10_000);
  });
});

describe('the clock at a joint question', () => {
  async function bidding() {
    const kit = await sitDown({ seats: three, stack: BIDDING, clock });
    await kit.clients.a.answer('auction');
    return kit;
  }

  it('tells nobody who has answered', async () => {
    const { clients, pass } = await bidding();
    const { a, b, c } = clients;
    await pass(7000);
    const before = JSON.stringify(c.snapshot.clock);
    const heard = c.updates.length;
    await a.answer(2);
    expect(c.updates).toHaveLength(heard);
    expect(JSON.stringify(b.snapshot.clock)).toBe(before);
    await c.answer(1);
    expect(JSON.stringify(b.snapshot.clock)).toBe(before);
    // To oneself it is no secret, and no hurry.
    expect(c.snapshot.clock).toEqual({ ...b.snapshot.clock, c: { left: 58_000 } });
    await b.answer(1);
    expect(c.snapshot.clock?.a?.left).toBe(58_000);
  });

  it('tells nobody who has changed an answer', async () => {
    const { clients, pass } = await bidding();
    const { a, b, c } = clients;
    await pass(7000);
    await b.answer(1);
    const heard = c.updates.length;
    await a.answer(2);
    await pass(3000);
    await a.send({ do: 'undo' });
    await pass(1000);
    await a.answer(3);
    expect(c.updates).toHaveLength(heard);
    await c.answer(1);
    // Ada has thought until she changed it; Bruno has not.
    expect(c.snapshot.clock?.a?.left).toBe(54_000);
    expect(c.snapshot.clock?.b?.left).toBe(58_000);
  });

  it('tells nobody who has changed an answer when somebody left meanwhile', async () => {
    const { clients, pass } = await bidding();
    const { a, b, c } = clients;
    await a.answer(2);
    await pass(7000);
    await b.send({ do: 'concede' });
    const heard = c.updates.length;
    await pass(3000);
    await a.send({ do: 'undo' });
    await a.answer(3);
    expect(c.updates).toHaveLength(heard);
    expect(c.snapshot.clock?.a?.since).toBe(c.snapshot.clock?.c?.since);
  });

  it('looks the same for all after a restart', async () => {
    const { clients, pass, table, reload, ports } = await bidding();
    await pass(20_000);
    await clients.a.answer(2);
    await clients.b.send({ do: 'stops', mode: 'everything' });
    await pass(5000);
    await table.close();
    const again = await reload();
    const [a, b, c] = (['a', 'b', 'c'] as const).map(seat => new Client(again, seat));
    await again.idle();
    const running = { left: 35_000, since: ports.clock.now() };
    expect(c?.snapshot.clock).toEqual({ a: running, b: running, c: running });
    await b?.answer(1);
    await c?.answer(1);
    expect(a?.snapshot.clock?.a?.left).toBe(45_000);
    expect(a?.snapshot.clock?.c?.left).toBe(40_000);
  });

  it('warns, waits and ends for all alike, and says only afterwards whose time ran out', async () => {
    const { clients, pass, table } = await bidding();
    const { a, b, c } = clients;
    const others = () => ['a', 'b'].map(seat => ({ ...c.snapshot.clock?.[seat as 'a'] }));
    await a.answer(2);
    for (const client of [a, b]) client.unsubscribe();
    await table.idle();
    expect(others()).toEqual([{ left: 60_000 }, { left: 60_000 }]);
    await pass(30_000);
    await c.send({ do: 'more-time', seat: 'a' });
    await c.send({ do: 'more-time', seat: 'b' });
    await pass(79_999);
    expect(others().map(({ warned }) => warned)).toEqual([undefined, undefined]);
    await pass(1);
    expect(others().map(({ warned }) => warned)).toEqual([true, true]);
    await pass(9999);
    // Carla's own time has run out long ago; only now is the last answer there.
    expect(notices(c)).not.toContain('timed-out');
    await pass(1);
    expect(notices(c).filter(type => type === 'timed-out')).toHaveLength(2);
  });
});

describe('the account of a clock', () => {
  it('gains nothing from answers that are taken back', async () => {
    const { clients, pass } = await sitDown({ stack: STACK, clock });
    const { a, b } = clients;
    await pass(20_000);
    for (let i = 0; i < 3; i++) {
      await a.answer('stance');
      await a.send({ do: 'undo' });
    }
    expect(b.snapshot.clock?.a?.left).toBe(40_000);
    // Nor does time come back that went into a question that is gone.
    await a.answer('stance');
    await pass(15_000);
    await a.send({ do: 'undo' });
    expect(b.snapshot.clock?.a?.left).toBe(25_000);
  });

  it('keeps what others gave, however much it is, and at a restart too', async () => {
    const { clients, pass, table, reload, ports } = await sitDown({ stack: STACK, clock });
    const { a, b } = clients;
    await b.send({ do: 'more-time', seat: 'a' });
    await a.answer('stance');
    expect(b.snapshot.clock?.a?.left).toBe(90_000);
    await pass(50_000);
    await b.send({ do: 'more-time', seat: 'a' });
    expect(b.snapshot.clock?.a?.left).toBe(70_000);
    await pass(1000);
    await b.send({ do: 'hold', on: true });
    await table.close();
    const again = await reload();
    const back = new Client(again, 'a');
    await again.idle();
    expect(back.snapshot.clock?.a).toEqual({ left: 69_000, since: ports.clock.now() });
  });
});
