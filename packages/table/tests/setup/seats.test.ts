import type { Game } from '@tavolata/kernel';
import { commitment } from '@tavolata/kernel/match';
import { describe, expect, it } from 'vitest';
import { isProblem, type Sitter, Table } from '../../src/index.ts';
import { bot, Client, person, portsOf, sitDown } from '../toys/kit.ts';
import { type Sparring, sparring } from '../toys/sparring.ts';

const STACK = ['strike', 'peek', 'peek', 'guard', 'peek', 'peek', 'peek'];
const open: Sitter = { who: 'open' };
const code = async (sent: ReturnType<Client['send']>): Promise<string> => {
  const reply = await sent;
  return reply.ok ? 'ok' : reply.error.code;
};

describe('a new table', () => {
  const plan = {
    id: 'x',
    setup: { seats: ['a', 'b'], options: {} },
    seats: { a: person('Ada'), b: open },
  } as const;
  const wrong = async (more: object) => {
    const table = await Table.create(sparring, { ...plan, ...more }, portsOf());
    return isProblem(table) ? table.code : 'fine';
  };

  it('needs a plan that fits the game', async () => {
    expect(await wrong({})).toBe('fine');
    expect(await wrong({ setup: { seats: ['a'], options: {} } })).toBe('wrong-seats');
    expect(await wrong({ seats: { a: person('Ada') } })).toBe('wrong-seats');
    expect(await wrong({ setup: { seats: ['a', 'b'], options: { hats: 3 } } })).toBe('wrong-options');
    for (const name of [
      '',
      '  ',
      'x'.repeat(41),
      'line\nbreak',
      'hidden\u202e',
      'a\u200db',
      '\u200d👩',
      'a\u2028b',
      'a\u2029b',
      '\u3164',
    ])
      expect(await wrong({ seats: { a: person(name), b: open } })).toBe('bad-name');
    for (const name of ['Zoë 👩‍👩‍👧 O’Brien', '🧑🏽‍🚀', '❤️‍🔥', '山田\u3000花子'])
      expect(await wrong({ seats: { a: person(name), b: open } })).toBe('fine');
    const level = 'genius' as 'normal';
    expect(await wrong({ seats: { a: person('Ada'), b: { who: 'bot', name: 'Bo', level } } })).toBe(
      'unknown-bot',
    );
  });

  it('shows its commitment and nothing else before it starts', async () => {
    const { clients, table } = await sitDown({ start: false });
    const { about, snapshot, events } = clients.a.updates[0] ?? {};
    const { key, salt } = table.header.secret;
    expect(about?.commitment).toBe(commitment(key, salt));
    expect(snapshot).toMatchObject({ phase: 'gathering', waiting: [] });
    expect(snapshot?.view).toBeUndefined();
    expect(events).toEqual([]);
    expect(JSON.stringify(clients.a.updates)).not.toContain(key);
    expect(clients.a.updates.slice(1).every(update => update.about === undefined)).toBe(true);
  });

  it('starts once, when every seat is taken', async () => {
    const { clients, table } = await sitDown({ seats: [person('Ada'), open], start: false });
    expect(await table.start()).toEqual({ code: 'seats-open' });
    expect(await table.sit('a', person('Eve'))).toEqual({ code: 'seat-taken' });
    expect(await table.sit('c', person('Eve'))).toEqual({ code: 'unknown-seat' });
    expect(await table.sit('b', person(''))).toEqual({ code: 'bad-name' });
    expect(await table.sit('b', person('Bruno'))).toBeUndefined();
    expect(clients.a.snapshot.seats[1]).toMatchObject({ who: 'person', name: 'Bruno' });
    expect(await table.start()).toBeUndefined();
    expect(clients.a.prompt).toBe('act');
    expect(await table.start()).toEqual({ code: 'already-started' });
  });
});

describe('a seat', () => {
  it('goes from a leaver to a bot, and from the bot to a friend', async () => {
    const { clients, table } = await sitDown({ stack: STACK });
    const { a, b } = clients;
    expect(await code(a.send({ do: 'replace', seat: 'a', with: 'normal' }))).toBe('ok');
    await table.idle();
    expect(b.snapshot.seats[0]).toMatchObject({ who: 'bot', name: 'Ada', level: 'normal' });
    expect(b.prompt).toBe('respond');
    expect(await code(a.send({ do: 'hold', on: true }, 9))).toBe('not-seated');
    expect(a.snapshot.asked).toBeUndefined();
    expect(await table.sit('a', person('Zoe'))).toBeUndefined();
    await b.answer('pass');
    await b.answer('rest');
    expect(a.prompt).toBe('act');
    expect(a.snapshot.number).toBe(0);
  });

  it('of somebody else can be filled only when it is a bot’s or deserted', async () => {
    const { clients, table, pass } = await sitDown({
      seats: [person('Ada'), person('Bruno'), bot('easy')],
      owner: 'a',
    });
    const { a, b } = clients;
    expect(await code(a.send({ do: 'replace', seat: 'b', with: 'normal' }))).toBe('still-here');
    expect(await code(b.send({ do: 'replace', seat: 'c', with: 'normal' }))).toBe('not-yours');
    expect(await code(b.send({ do: 'replace', seat: 'a', with: 'normal' }))).toBe('not-yours');
    expect(await code(a.send({ do: 'replace', seat: 'c', with: 'genius' }))).toBe('unknown-bot');
    expect(await code(a.send({ do: 'replace', seat: 'd', with: 'normal' }))).toBe('unknown-seat');
    expect(await code(a.send({ do: 'replace', seat: 'c', with: 'open' }))).toBe('ok');
    expect(b.snapshot.seats[2]).toMatchObject({ who: 'open' });
    expect(await code(a.send({ do: 'replace', seat: 'c', with: 'normal' }))).toBe('ok');
    expect(b.snapshot.seats[2]).toMatchObject({ who: 'bot', level: 'normal', name: 'Ombra' });
    const sat = () => a.updates.flatMap(({ notices }) => notices).at(-1);
    expect(sat()).toMatchObject({ type: 'bot-sat', params: { seat: 'c', name: 'Ombra' } });
    expect(a.snapshot.seats[1]).not.toHaveProperty('heldUntil');
    b.unsubscribe();
    await table.idle();
    const { heldUntil = 0 } = a.snapshot.seats[1] ?? {};
    expect(heldUntil - (a.updates.at(-1)?.now ?? 0)).toBe(60_000);
    await pass(59_000);
    expect(await code(a.send({ do: 'replace', seat: 'b', with: 'normal' }))).toBe('still-here');
    await pass(1000);
    expect(await code(a.send({ do: 'replace', seat: 'b', with: 'normal' }))).toBe('ok');
    expect(sat()).toMatchObject({ type: 'bot-for', params: { seat: 'b', name: 'Bruno', was: 'Bruno' } });
    expect(await table.sit('b', person('Bruno'))).toBeUndefined();
  });

  it('is anybody’s to give once the owner is gone, or has given away their own', async () => {
    const seats = [person('Ada'), person('Bruno'), bot('easy')];
    const left = await sitDown({ seats, owner: 'a' });
    left.clients.a.unsubscribe();
    await left.pass(59_000);
    const give = () => code(left.clients.b.send({ do: 'replace', seat: 'c', with: 'normal' }));
    expect(await give()).toBe('not-yours');
    await left.pass(1000);
    expect(await give()).toBe('ok');
    expect(await code(left.clients.b.send({ do: 'replace', seat: 'a', with: 'normal' }))).toBe('ok');
    const given = await sitDown({ seats, owner: 'a' });
    await given.clients.a.send({ do: 'replace', seat: 'a', with: 'normal' });
    expect(await code(given.clients.b.send({ do: 'replace', seat: 'c', with: 'normal' }))).toBe('ok');
  });

  it('left open in the middle of a match waits for somebody', async () => {
    const { clients, table } = await sitDown({ stack: STACK });
    const { a, b } = clients;
    await a.send({ do: 'replace', seat: 'a', with: 'open' });
    expect(b.snapshot.waiting).toEqual(['a']);
    await table.sit('a', person('Zoe'));
    const zoe = new Client(table, 'a');
    await table.idle();
    expect(zoe.prompt).toBe('act');
    // What was said of somebody stays said of them, whoever has the seat now.
    const said = b.updates.flatMap(({ notices }) => notices).slice(-2);
    expect(said).toMatchObject([
      { type: 'seat-opened', params: { seat: 'a', name: 'Ada' } },
      { type: 'person-sat', params: { seat: 'a', name: 'Zoe' } },
    ]);
  });

  it('shows whether anybody is there', async () => {
    const { clients, table } = await sitDown();
    const { a, b } = clients;
    expect(a.snapshot.seats.map(({ here }) => here)).toEqual([true, true]);
    const second = new Client(table, 'b');
    await table.idle();
    b.unsubscribe();
    await table.idle();
    expect(a.snapshot.seats[1]?.here).toBe(true);
    second.unsubscribe();
    await table.idle();
    expect(a.snapshot.seats[1]?.here).toBe(false);
  });
});

describe('playing again', () => {
  it('is as before, or as the game says after how it ended', async () => {
    const game: Game<Sparring> = {
      ...sparring,
      again: (setup, { order }) => ({ ...setup, seats: order.flat() }),
    };
    const plain = await sitDown();
    const asked = await sitDown({ game });
    expect(asked.table.rematchSetup()).toBe(asked.table.header.setup);
    for (const { clients } of [plain, asked]) {
      await clients.a.send({ do: 'concede' });
      expect(clients.b.snapshot.phase).toBe('over');
    }
    expect(plain.table.rematchSetup()).toBe(plain.table.header.setup);
    expect(asked.table.rematchSetup().seats).toEqual(['b', 'a']);
  });
});
